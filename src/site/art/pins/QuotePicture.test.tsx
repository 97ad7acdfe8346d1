import { renderToStaticMarkup } from 'react-dom/server'
import { array, assert, constantFrom, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import type { PictureSize } from '#site/art/picture-sizes.ts'
import { QuotePicture, quoteFormats } from './QuotePicture.tsx'

const words = array(stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 40 })
const formats = constantFrom<PictureSize>('post', 'link', 'story')

test('a quote of up to forty words is shown in full and fits on the blind of the picture', () => {
	assert(
		property(formats, words, (format, text) => {
			const { size, blind } = quoteFormats[format]
			const quote = { text: text.join(' '), author: 'A', work: 'W', scene: 'moon' } as const
			const markup = renderToStaticMarkup(
				<QuotePicture {...quote} format={format} typeface="" site="S" />,
			)
			const [, block = ''] = /<g fill="#f5f0e4"[^>]*>(.*?)<\/g>/.exec(markup) ?? []
			const lines = [...block.matchAll(/y="([\d.]+)">([^<]*)</g)]
			expect(lines.map(([, , line]) => line).join(' ')).toBe(quote.text)
			for (const [, y] of lines) {
				expect(Number(y)).toBeGreaterThan(blind.y)
				expect(Number(y)).toBeLessThan(blind.y + blind.height)
			}
			expect(markup).toContain(`width="${size.width}" height="${size.height}"`)
		}),
		{ numRuns: 50 },
	)
})

test('a quote in verse keeps its line breaks', () => {
	const verse = { text: 'One,\nTwo…', author: 'A', work: 'W', scene: 'door' } as const
	const markup = renderToStaticMarkup(
		<QuotePicture {...verse} format="post" typeface="" site="S" />,
	)
	expect(markup).toMatch(/>One,<.*>Two…</)
})
