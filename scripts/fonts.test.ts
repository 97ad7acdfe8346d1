import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from '#cms/checks/check-texts.ts'
import { charactersOf } from '#cms/checks/woff2.ts'

const styles = Object.entries(fontFiles).map(([style, files]) => ({
	style,
	files: files.map(charactersOf),
}))

test.each(styles)('the second $style file repeats nothing from the first', ({ files }) => {
	const [first, second] = files
	expect([...(second ?? [])].filter((character) => first?.has(character))).toEqual([])
})

test('the style sheet lists exactly the characters of the second files', () => {
	const sheet = readFileSync('src/site/layouts/tokens.css', 'utf8')
	const ranges = [...sheet.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) =>
		[...range.matchAll(/U\+([0-9A-F]+)/g)].map(([, code = '']) => Number.parseInt(code, 16)),
	)
	const points = styles.map(({ files }) => [...(files[1] ?? [])].map((sign) => sign.charCodeAt(0)))
	expect(ranges).toEqual(points)
})
