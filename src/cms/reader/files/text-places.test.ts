import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import fc from 'fast-check'
import { placesOf, withTexts } from './addresses.ts'
import { withProseTexts } from '#cms/reader/prose/prose-places.ts'
import { yamlPlaces } from './text-places.ts'
import { withYamlTexts } from './yaml-texts.ts'

const files = globSync('**/*.{yaml,mdoc}', { cwd: 'src/content' }).toSorted()
const read = (file: string) => readFileSync(`src/content/${file}`, 'utf8')

test.each([
	['pages/de/home.yaml', 'hero:\n  title: Hallo\n', 'hero/title', 'de', 2],
	['facts/product.yaml', 'a: 1\ntimes:\n  x:\n    de: Ja\n', 'times/x/de', 'de', 4],
	['countries/br.yaml', '- - Oi\n', '0/0', 'pt', 1],
	['facts/sources.yaml', 'a: [b]\n', 'a/0', 'en', 1],
])(
	'%s: a text is found with its language and line, and its keys form its place',
	(file, yaml, place, language, line) => {
		expect(yamlPlaces(file, yaml)).toMatchObject([{ place, language, line }])
	},
)

test('every text of every file has a unique place, on the line where it begins', () => {
	for (const file of files) {
		const places = placesOf(file)
		expect([file, new Set(places.map(({ place }) => place)).size]).toEqual([file, places.length])
		const lines = read(file).split('\n')
		for (const { line, place, text } of places.filter((each) => each.place.startsWith('#'))) {
			expect([file, place, lines[line - 1]]).toEqual([file, place, text.split('\n')[0]])
		}
	}
})

test.each(files)(
	'replacing each text of %s with itself changes nothing, and replacing one of them with a different text changes only the lines of that text',
	(file) => {
		const places = placesOf(file)
		const own = new Map(places.map(({ place, text }) => [place, text]))
		expect(withTexts(file, own)).toBe(read(file))
		const middle = places[Math.floor(places.length / 2)]
		if (middle === undefined) return
		const { place, text, line } = middle
		const changed = withTexts(file, new Map([[place, `${text.split('\n')[0]} Neu: ja`]]))
		const before = read(file).split('\n')
		expect(changed.split('\n').slice(0, line - 1)).toEqual(before.slice(0, line - 1))
		expect(changed.endsWith(before.slice(line - 1 + linesOf(file, place)).join('\n'))).toBe(true)
	},
)

test('any text, written in any YAML style, is read back unchanged', () => {
	const yaml =
		'a: plain # note\nb: \'single\'\nc: "double"\nd: >-\n  folded\n  text\ne:\n  - f: [in, flow]\n'
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme', minLength: 1 }),
			fc.constantFrom('a', 'b', 'c', 'd', 'e/0/f/1'),
			(text, place) => {
				const changed = withYamlTexts(yaml, new Map([[place, text]]))
				const before = yamlPlaces('x.yaml', yaml)
				const expected = before.map((each) => [each.place, each.place === place ? text : each.text])
				expect(parseDocument(changed).errors).toEqual([])
				expect(yamlPlaces('x.yaml', changed).map((each) => [each.place, each.text])).toEqual(
					expected,
				)
			},
		),
		{
			examples: [
				[' ', 'd'],
				['\n \n\0\0\0\0\0\0\0\0\0\0 ', 'a'],
			],
		},
	)
})

test('a block can be removed, and an edit of a block that does not exist is ignored', () => {
	const markdoc = '---\ntitle: A\n---\n\n## One {% #one %}\n\nText.\n\nMore.\n'
	const changed = withProseTexts(
		markdoc,
		new Map([
			['#one/1', ''],
			['#two/9', 'x'],
			['title', 'B'],
		]),
	)
	expect(changed).toBe('---\ntitle: B\n---\n\n## One {% #one %}\n\n\nMore.\n')
})

/** The number of lines of a text in its file. */
function linesOf(file: string, place: string): number {
	const places = placesOf(file)
	const index = places.findIndex((each) => each.place === place)
	const next = places[index + 1]
	const own = places[index]
	return (next?.line ?? read(file).split('\n').length + 1) - (own?.line ?? 0)
}
