import { expect, test } from 'vitest'
import { marksOf, markedMessage, markedText } from './marks.ts'
import { withPageMarks } from './page-marks.ts'

const marked = (text: string, address: string) => markedText(text, marksOf(address))
const title = marked('Title', 'a.yaml:title')
const label = marked(' Label ', 'a.yaml:label')
const [start, end] = marksOf('a.yaml:cut')

test.each([
	['a text', `<p>${title}</p>`, '<p><!--t a.yaml:title-->Title<!--/t--></p><!--texts -->'],
	[
		'spaces at its ends',
		`<p>${label}</p>`,
		'<p> <!--t a.yaml:label-->Label<!--/t--> </p><!--texts -->',
	],
	[
		'a text in another one, across elements',
		`<p>${start}Read <b>${title}</b>${end}.</p>`,
		'<p><!--t a.yaml:cut-->Read <b><!--t a.yaml:title-->Title<!--/t--></b><!--/t-->.</p><!--texts -->',
	],
	[
		'half of a text',
		`<p>${start}Half ${title}</p>`,
		'<p>Half <!--t a.yaml:title-->Title<!--/t--></p><!--texts a.yaml:cut-->',
	],
	['the other half', `<p>${end} half</p>`, '<p> half</p><!--texts -->'],
	[
		'an attribute and the head',
		`<head><title>${title}</title></head><i title="${label} >">`,
		'<head><title>Title</title></head><i title=" Label  >"><!--texts a.yaml:title a.yaml:label-->',
	],
	[
		'an address',
		`<a href="mailto:?body=${encodeURIComponent(title)}">${title}</a>`,
		'<a href="mailto:?body=Title"><!--t a.yaml:title-->Title<!--/t--></a><!--texts -->',
	],
	[
		'an address of a text that would end a comment',
		marked('Text', 'a.yaml:x --><script>'),
		'<!--t a.yaml:x%20--%3E%3Cscript%3E-->Text<!--/t--><!--texts -->',
	],
])(
	'the marks of %s become comments around the text or a list at the end of the page',
	(_, html, expected) => {
		expect(withPageMarks(html)).toBe(expected)
	},
)

const script = (message: readonly unknown[]) =>
	`<script type="application/json">${JSON.stringify(message)}</script>`

const island = (message: readonly unknown[]) =>
	`<i props="${JSON.stringify(message.map((part) => [0, part])).replaceAll('"', '&quot;')}">`

test.each([script, island])(
	'the marks of a message are removed from the JSON of a %o',
	(written) => {
		for (const message of [
			[['n'], ' of ', ['n']],
			['Of ', ['n'], ' days'],
		]) {
			const own = markedMessage(message, marksOf('a.yaml:n'))
			expect(withPageMarks(written(own))).toBe(`${written(message)}<!--texts a.yaml:n-->`)
		}
	},
)
