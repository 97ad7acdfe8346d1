import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glyphFaults } from '#testing/text-faults.ts'
import { charactersOf } from '#testing/woff2.ts'
import { writtenTexts } from '#testing/written-texts.ts'

const folder = 'src/layouts/fonts'
const styles = [
	{ style: 'upright', files: ['ysabeau', 'ysabeau-2'] },
	{ style: 'italic', files: ['ysabeau-i', 'ysabeau-i-2'] },
].map(({ style, files }) => ({
	style,
	files: files.map((name) => charactersOf(`${folder}/${name}.woff2`)),
}))

test.each(styles)('the $style files have every character of the texts', ({ files }) => {
	expect(writtenTexts.length).toBeGreaterThan(1000)
	expect(glyphFaults(writtenTexts, new Set(files.flatMap((file) => [...file])))).toEqual([])
})

test.each(styles)('the second $style file repeats nothing of the first', ({ files }) => {
	const [first, second] = files
	expect([...(second ?? [])].filter((character) => first?.has(character))).toEqual([])
})

test('the style sheet names exactly the characters of the second files', () => {
	const sheet = readFileSync('src/layouts/tokens.css', 'utf8')
	const ranges = [...sheet.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) =>
		[...range.matchAll(/U\+([0-9A-F]+)/g)].map(([, code = '']) => Number.parseInt(code, 16)),
	)
	const points = styles.map(({ files }) => [...(files[1] ?? [])].map((sign) => sign.charCodeAt(0)))
	expect(ranges).toEqual(points)
})
