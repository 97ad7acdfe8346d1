import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { charactersOf } from '#testing/woff2.ts'

const folder = 'src/layouts/fonts'
const styles = [
	{ style: 'upright', files: ['ysabeau', 'ysabeau-2'] },
	{ style: 'italic', files: ['ysabeau-i', 'ysabeau-i-2'] },
].map(({ style, files }) => ({
	style,
	files: files.map((name) => charactersOf(`${folder}/${name}.woff2`)),
}))

/** Ysabeau does not have the command key; a soft hyphen is no mark, and a tab or line break is none either. */
const drawnOtherwise = new Set('⌘\u00ad\t\n')

/** Every character of the words of all languages, the panel and the mails, escaped ones too. */
function charactersOfTexts(): Map<string, string> {
	const found = new Map<string, string>()
	for (const file of globSync('src/content/**/*.ts', { exclude: ['**/*.test.ts'] })) {
		const text = readFileSync(file, 'utf8').replaceAll(/\\u([0-9a-f]{4})/gi, (_, digits: string) =>
			String.fromCharCode(Number.parseInt(digits, 16)),
		)
		for (const character of text) found.set(character, file)
	}
	return found
}

test.each(styles)(
	'the $style files have every character of the texts: else python3 scripts/fonts.py',
	({ files }) => {
		const missing = [...charactersOfTexts()].filter(
			([character]) =>
				!drawnOtherwise.has(character) && files.every((file) => !file.has(character)),
		)
		expect(missing).toEqual([])
	},
)

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
