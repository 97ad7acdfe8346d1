import { expect, test } from 'vitest'
import { headlineOf, readHeadlines } from './headlines.ts'

test('a headline is the text of the first h1, on one line', () => {
	const html =
		'<h1 class="a">See <em>Thursday</em>\n\tcoming.</h1><h1>Another</h1><!-- <h1>no</h1> -->'
	expect(headlineOf(html)).toBe('See Thursday coming.')
	expect(headlineOf('<h1>Don&#x27;t &amp; do</h1>')).toBe("Don't & do")
	expect(headlineOf('<p>words</p>')).toBe('')
})

test('headlines are read from public pages only, keyed by path', async () => {
	async function* texts(isWanted: (path: string) => boolean) {
		yield* pages.filter(([path]) => isWanted(path))
	}
	const pages = [
		['/', '<h1>Home</h1>'],
		['/usa', '<h1>USA</h1>'],
		['/waitlist', '<h1>Panel</h1>'],
		['/deutschland/datenschutz', '<h1>Datenschutz</h1>'],
		['/terms', '<p>without a headline</p>'],
	] as const
	expect(await readHeadlines(texts)).toEqual({
		'/': 'Home',
		'/usa': 'USA',
		'/deutschland/datenschutz': 'Datenschutz',
	})
})
