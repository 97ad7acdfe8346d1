import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProse } from '#cms/reader/prose/prose.ts'
import { escapeMarkdown, proseAsMarkdown, textAsMarkdown } from './prose-as-markdown.ts'

const page = 'https://site.example/page'

function printed(text: string): string {
	const { parts } = readProse('guides/en/x.mdoc', `---\n{}\n---\n## T {% #t %}\n\n${text}\n`, {
		schema: z.strictObject({}),
		language: 'en',
	})
	return proseAsMarkdown(
		parts.flatMap(({ nodes }) => nodes),
		page,
	)
}

test('characters with a meaning in Markdown are escaped', () => {
	expect(escapeMarkdown('a*b_c `d` [e] <f> \\')).toBe('a\\*b\\_c \\`d\\` \\[e\\] \\<f> \\\\')
	expect(textAsMarkdown(String.raw`ich/wir (\*) (\*)`, page)).toBe(String.raw`ich/wir (\*) (\*)`)
})

test('strong and emphasised text is kept', () => {
	expect(textAsMarkdown('**Now** or *then*.', page)).toBe('**Now** or *then*.')
})

test.each([
	['/other', 'https://site.example/other'],
	['#part', 'https://site.example/page#part'],
	['https://else.example/', 'https://else.example/'],
	['mailto:a@site.example', 'mailto:a@site.example'],
])('in the Markdown, a link to %s leads to %s', (href, address) => {
	expect(textAsMarkdown(`[there](${href})`, page)).toBe(`[there](${address})`)
})

test.each([
	['So it is.{% source "leikas2017" /%}', 'So it is.[^leikas2017]'],
	['{% note %}\nRest.\n{% /note %}', '> Rest.'],
	['{% scene "shoesOff" /%}', ''],
	['{% terms %}\n- **New** Text. {% insteadOf="Old" %}\n{% /terms %}', '- ~~Old~~ **New** Text.'],
	[
		'{% day unit=" %" %}\n- **Up** Slow. {% time="07:00" level=60 %}\n{% /day %}',
		'- **07:00, 60 %.** **Up** Slow.',
	],
	['{% table label="L" %}\n-\n- A\n---\n- B\n- 1\n{% /table %}', '|   | A |\n| - | - |\n| B | 1 |'],
	['Call {% call "US" /%}.', 'Call [988](tel:988).'],
])('%j is converted to the Markdown %j', (text, markdown) => {
	expect(printed(text)).toBe(markdown)
})
