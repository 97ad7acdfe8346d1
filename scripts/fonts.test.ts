import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import characters from '#cms/checks/font-characters.json' with { type: 'json' }

test('no character is in both the first and the second font files', () => {
	expect(Array.from(characters.second).filter((each) => characters.first.includes(each))).toEqual(
		[],
	)
})

test('the style sheet lists exactly the characters of the second font files', () => {
	const sheet = readFileSync('src/site/layouts/tokens.css', 'utf8')
	const ranges = [...sheet.matchAll(/unicode-range:([^;]*);/g)].map(([, range = '']) =>
		[...range.matchAll(/U\+([0-9A-F]+)/g)].map(([, code = '']) => Number.parseInt(code, 16)),
	)
	const points = Array.from(characters.second).map((each) => each.charCodeAt(0))
	expect(ranges).toEqual([points, points])
})
