import { expect, test } from 'vitest'
import { findSentences, listedAddresses } from './find-sentences.ts'
import { showPage } from './show-page.ts'

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')

function found(html: string) {
	return findSentences(parse(html).body).map(({ address, range }) => [address, range.toString()])
}

test('texts are found in page order, even if they span several elements or contain one another', () => {
	expect(
		found(
			'<h1><!--t a.yaml:title-->Title<!--/t--></h1><p><!--t a.yaml:x-->It <b>tires <!--t b.yaml:n%20m-->me<!--/t--></b>.<!--/t--> <!-- --></p>',
		),
	).toEqual([
		['a.yaml:title', 'Title'],
		['a.yaml:x', 'It tires me.'],
		['b.yaml:n m', 'me'],
	])
})

test('the element of a text is the innermost one around it', () => {
	const { body } = parse('<div><p><b><!--t a.yaml:x-->Two words<!--/t--></b></p></div>')
	expect(findSentences(body)[0]?.element.tagName).toBe('B')
})

test('a text without a closing comment after it is not found', () => {
	expect(found('<p><!--t a.yaml:x-->Words</p><!--/t-->')).toEqual([['a.yaml:x', 'Words']])
	expect(found('<p><!--/t--><!--t a.yaml:x-->Words</p>')).toEqual([])
})

test('the addresses of texts that are nowhere on the page are read from the list at the end of its HTML', () => {
	const html = '<html><body>Words</body></html><!--texts a.yaml:x b.yaml:n%20m-->'
	expect(listedAddresses(parse(html))).toEqual(['a.yaml:x', 'b.yaml:n m'])
	expect(listedAddresses(parse('<html></html><!--texts -->'))).toEqual([])
})

test('a new rendering replaces only the parts that differ, and an open <details> element stays open', () => {
	const picture = '<figure><img alt=""></figure>'
	const details = '<details><summary>More</summary><p>Text</p></details>'
	const page = parse(`${picture}<h1>Title</h1>${details}`)
	const [figure, more] = [page.querySelector('figure'), page.querySelector('details')]
	if (more) more.open = true
	showPage(page, parse(`${picture}<h1>Title <b>now</b></h1>${details.replace('Text', 'Words')}`))
	expect(page.body.textContent).toBe('Title nowMoreWords')
	expect(page.querySelector('figure')).toBe(figure)
	expect(page.querySelector('details')?.open).toBe(true)
	showPage(page, parse('<main>Other</main>'))
	expect(page.body.innerHTML).toBe('<main>Other</main>')
})
