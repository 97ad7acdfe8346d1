import { expect, test } from 'vitest'
import { escapeMarkdown, proseToMarkdown } from './prose-to-markdown.ts'

const page = 'https://site.example/page'

test('escapes the characters of Markdown', () => {
	expect(escapeMarkdown('a*b_c `d` [e] <f> \\')).toBe('a\\*b\\_c \\`d\\` \\[e\\] \\<f> \\\\')
})

test('keeps strong and emphasised text', () => {
	expect(proseToMarkdown('**Now** or *then*.', page)).toBe('**Now** or *then*.')
})

test.each([
	['/other', 'https://site.example/other'],
	['#part', 'https://site.example/page#part'],
	['https://else.example/', 'https://else.example/'],
	['mailto:a@site.example', 'mailto:a@site.example'],
])('a link to %s leads to %s', (href, address) => {
	expect(proseToMarkdown(`[there](${href})`, page)).toBe(`[there](${address})`)
})

test('a citation becomes a footnote', () => {
	expect(proseToMarkdown('So it is.[^nap]', page)).toBe('So it is.[^nap]')
})
