import { expect, test } from 'vitest'
import { tidied } from './tidy.ts'

const classed = (style: string) => `<style>${style}</style><p class="a small">`
const paint = (id: string) => `<pattern id="${id}" width="9"><path d="M0 0"/></pattern>`
const painted = (style: string) => `<style>${style}</style><path fill="var(--ink)"/>`

test('two texts need no comment between them', () => {
	expect(tidied('<p>7<!-- --> days</p>')).toBe('<p>7 days</p>')
})

test('a part of a drawing that holds nothing closes itself', () => {
	expect(tidied('<svg><path d="M0 0H9"></path></svg>')).toBe('<svg><path d="M0 0H9"/></svg>')
})

test('what holds something stays as it is', () => {
	const html = '<svg><rect><title>a</title></rect></svg><p></p>'
	expect(tidied(html)).toBe(html)
})

test('a rule goes when nothing in the page has its class', () => {
	expect(tidied(classed('.a{top:0}.b{top:0}.a .b,.a:hover{top:1px}p{top:0}'))).toBe(
		classed('.a{top:0}.a:hover{top:1px}p{top:0}'),
	)
	expect(tidied(classed('@media print{.b{top:0}.small{top:0}}'))).toBe(
		classed('@media print{.small{top:0}}'),
	)
})

test('styles lose spaces and lines, but not in what they quote', () => {
	expect(tidied(classed('p{top:var(--a);--a:max(1px, 2px)}\np:after{content:", "}'))).toBe(
		classed('p{top:var(--a);--a:max(1px,2px)}p:after{content:", "}'),
	)
})

test('a negated class need not be there', () => {
	const page = '<style>p:not(.b){top:0}</style><p class="a">'
	expect(tidied(page)).toBe(page)
})

test('a colour goes when nothing in the page is painted with it', () => {
	expect(tidied(painted(':root{--ink:#000;--good:light-dark(red,#0f0);--bad:red}'))).toBe(
		painted(':root{--ink:#000;}'),
	)
})

test('paint goes when no drawing in the page asks for it', () => {
	const drawing = '<path fill="url(#slats)"/>'
	expect(tidied(`<svg>${paint('slats')}${paint('sky')}</svg>${drawing}`)).toBe(
		`<svg>${paint('slats')}</svg>${drawing}`,
	)
})

test('attributes are written as HTML writes them, in drawings as SVG does', () => {
	expect(tidied('<input autoComplete="off" required="" value="aB">')).toBe(
		'<input autocomplete="off" required value="aB">',
	)
	expect(tidied('<svg viewBox="0 0 9 9"></svg>')).toBe('<svg viewBox="0 0 9 9"></svg>')
})
