import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { frontMatterOf } from '#cms/reader/prose/prose-places.ts'
import { withYamlTexts } from './yaml-texts.ts'

const edit = (place: string, text: string) => new Map([[place, text]])

test.each([
	['trialDays: 7\n', 'trialDays', '14', 'trialDays: 14\n'],
	['a: { minor: 1000, currency: USD }\n', 'a/minor', '2700', 'a: { minor: 2700, currency: USD }\n'],
	['isShown: true # seen\n', 'isShown', 'false', 'isShown: false # seen\n'],
	['checked: null\n', 'checked', '2026-11-27', 'checked: 2026-11-27\n'],
	['checked: 2026-11-27\n', 'checked', 'null', 'checked: null\n'],
	["number: '988'\n", 'number', '113', "number: '113'\n"],
	['trialDays: 7\n', 'trialDays', 'seven: 7', "trialDays: 'seven: 7'\n"],
	['trialDays: 7\n', 'trialDays', '', "trialDays: ''\n"],
	['trialDays: 7\n', 'trialDays', '007', "trialDays: '007'\n"],
])('%j with %s set to %j becomes %j', (yaml, place, text, expected) => {
	expect(withYamlTexts(yaml, edit(place, text))).toBe(expected)
})

test('changing a list changes only its own lines, and remaining items keep their quotation marks and comments', () => {
	const yaml = `# Above.
title: "FAQ"
questions:
  - question: 'One?'
    answer: Yes.
  # Asked most.
  - question: Two? # beside
    answer: No.
last: 1
`
	const list = JSON.stringify([
		{ question: 'New: why?', answer: 'So.\nAnd so.' },
		{ question: 'Two?', answer: 'No.' },
		{ question: 'One?', answer: 'Yes.' },
	])
	expect(withYamlTexts(yaml, edit('questions', list))).toBe(`# Above.
title: "FAQ"
questions:
  - question: 'New: why?'
    answer: |-
      So.
      And so.
  # Asked most.
  - question: Two? # beside
    answer: No.
  - question: 'One?'
    answer: Yes.
last: 1
`)
})

test('an empty list can be filled, and a list can be emptied', () => {
	expect(withYamlTexts('claims: []\n', edit('claims', '["a"]'))).toBe('claims:\n  - a\n')
	expect(withYamlTexts('claims:\n  - a\n', edit('claims', '[]'))).toBe('claims: []\n')
})

test('a group of texts can be replaced by another group', () => {
	const yaml = "text:\n  en: '94%: right'\npages: all\n"
	const group = '{"en":"94%: right","de":"94 Prozent"}'
	expect(withYamlTexts(yaml, edit('text', group))).toBe(
		"text:\n  en: '94%: right'\n  de: 94 Prozent\npages: all\n",
	)
})

test('if the new value of a list is not a JSON list, it is written as a text, which the schema refuses', () => {
	expect(withYamlTexts('a:\n  - b\n', edit('a', '[broken'))).toBe("a: '[broken'\n")
	expect(withYamlTexts('a:\n  - b\n', edit('a', '7'))).toBe("a: '7'\n")
})

const files = globSync('src/content/**/*.{yaml,mdoc}').toSorted()

test(
	'reversing every list of a file and then restoring the original order leaves the file unchanged to the byte',
	{ tags: 'night', timeout: 60_000 },
	() => {
		let count = 0
		for (const file of files) {
			const content = readFileSync(file, 'utf8')
			const yaml = file.endsWith('.mdoc') ? frontMatterOf(content) : content
			const lists = listsOf(yaml)
			const turned = lists.map(([place, list]) => [place, list.toReversed()] as const)
			const there = withYamlTexts(yaml, editsOf(turned))
			expect([file, listsOf(there)]).toEqual([file, turned])
			expect(withYamlTexts(there, editsOf(lists))).toBe(yaml)
			count += lists.length
		}
		expect(count).toBeGreaterThan(100)
	},
)

test('any list is read back as written', () => {
	const text = fc.string({ unit: 'grapheme' })
	const item = fc.record({ question: text, answer: text, isHidden: fc.constant(true) })
	const yaml =
		'a: plain # note\nfaq:\n  title: x\n  list:\n    - question: Why?\n      answer: So.\nb: 1\n'
	fc.assert(
		fc.property(fc.array(item), (items) => {
			const changed = withYamlTexts(yaml, edit('faq/list', JSON.stringify(items)))
			expect(parseDocument(changed).toJS()).toEqual({
				a: 'plain',
				faq: { title: 'x', list: items },
				b: 1,
			})
			expect(changed.startsWith('a: plain # note\n')).toBe(true)
		}),
	)
})

type List = readonly [place: string, list: readonly unknown[]]

/** The outermost lists of a file. */
function listsOf(yaml: string): readonly List[] {
	const lists: List[] = []
	const read = (place: string, value: unknown) => {
		if (Array.isArray(value)) lists.push([place, value])
		else if (typeof value === 'object')
			for (const [key, each] of Object.entries(value ?? {}))
				read(place === '' ? key : `${place}/${key}`, each)
	}
	const document: unknown = parse(yaml)
	if (!Array.isArray(document) && typeof document === 'object') read('', document)
	return lists
}

function editsOf(lists: readonly List[]): ReadonlyMap<string, string> {
	return new Map(lists.map(([place, list]) => [place, JSON.stringify(list)]))
}
