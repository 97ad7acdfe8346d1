import { expect, test } from 'vitest'
import { plain, proseAsMarkdown } from './markdown.ts'

const page = 'https://site.example/page'

test('signs of Markdown are only signs', () => {
	expect(plain('a*b_c `d` [e] <f> \\')).toBe('a\\*b\\_c \\`d\\` \\[e\\] \\<f> \\\\')
})

test('strong and stressed words stay so', () => {
	expect(proseAsMarkdown('**Now** or *then*.', page)).toBe('**Now** or *then*.')
})

test.each([
	['/other', 'https://site.example/other'],
	['#part', 'https://site.example/page#part'],
	['https://else.example/', 'https://else.example/'],
	['mailto:a@site.example', 'mailto:a@site.example'],
])('a link to %s leads to %s', (href, address) => {
	expect(proseAsMarkdown(`[there](${href})`, page)).toBe(`[there](${address})`)
})

test('the mark of a source is a footnote', () => {
	expect(proseAsMarkdown('So it is.[^nap]', page)).toBe('So it is.[^nap]')
})
