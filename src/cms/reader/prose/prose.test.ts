import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProse } from './prose.ts'

const schema = z.strictObject({ title: z.string() })
const file = 'guides/de/x.mdoc'
const read = (text: string, front = 'title: T') =>
	readProse(
		file,
		`---\n${front}\n---\n\n## Anfang {% #anfang %}\n\n${text}\n`,
		schema,
		({ title }) => ({ page: { title } }),
	)
const textOf = (text: string) => JSON.stringify(read(text).parts[0]?.content)

test('a heading begins a part, which has the anchor of the heading and the sources cited in the part', () => {
	const { parts } = read(
		'So.{% source "leikas2017" /%} {% source "leikas2017" /%}\n\n## Ende {% #ende %}\n\nSo.',
	)
	expect(parts.map(({ id, title, cites }) => ({ id, title, cites }))).toEqual([
		{ id: 'anfang', title: 'Anfang', cites: ['leikas2017'] },
		{ id: 'ende', title: 'Ende', cites: [] },
	])
})

test('facts and the page’s own variables are filled in', () => {
	expect(textOf('{% $product.name %} und {% $page.title %}.')).toContain('"Innervolt und T."')
})

test('only the true branch of a condition is left', () => {
	const text = textOf(
		'{% if $plans.both %}Beide{% else /%}Einer{% /if %} {% if not($plans.both) %}x{% /if %}',
	)
	expect(text).toContain('"Beide"')
})

test('a link leads to the page in the language of the file', () => {
	expect(textOf('[Daten](page:privacy#data)')).toContain('"href":"/deutschland/datenschutz#data"')
	expect(textOf('[USA](page:usa)')).toContain('"USA (auf\u00A0Englisch)"')
	expect(textOf('[Plan](page:week#example)')).toMatch(/"href":"\/deutschland\/woche#[^"]{20,}"/)
})

test.each([
	['{% $price.life %}', 7, "Undefined variable: 'price.life'"],
	['So.\n\nSo.{% source "nobody1999" /%}', 9, 'There is no source “nobody1999” in'],
	[
		'{% scene "noSuchScene" /%}',
		7,
		'There is no scene “noSuchScene”. Use one of: afterTheWedding,',
	],
	[
		'{% figure "shortBreaks" %}\nTitle\n{% /figure %}',
		7,
		'A figure holds a paragraph with its title',
	],
	['{% figure "none" %}\nT\n\n- a\n- b\n\nC\n{% /figure %}', 7, 'There is no figure “none”.'],
	['{% screens ["tv"] /%}', 7, 'There is no screen “tv”.'],
	['{% steps %}\n1. Cut {% drawing="saw" %}\n{% /steps %}', 8, 'There is no drawing “saw”.'],
	['Ruf {% call "FR" /%} an.', 7, 'There is no crisis line “FR”. Use one of: US,'],
	['[x](page:nowhere)', 7, 'There is no page “nowhere”.'],
	['Ja.\n\n[x](#ende)', 9, 'This page has no anchor “#ende”. It has: '],
	['## Anfang {% #anfang %}', 7, 'This page has the anchor “#anfang” twice.'],
	['## Ohne Anker', 7, 'Give the part an anchor: ## Title {% #anchor %}.'],
	['### Klein {% #klein %}', 7, 'A part begins with ##; there are no other headings.'],
	['{% terms %}\n- Kein Name\n{% /terms %}', 7, 'Each item begins with its name in bold'],
	['- So {% level=40 %}', 7, 'An item has no “level” here.'],
	['{% terms %}\n- **A** b {% level=140 %}\n{% /terms %}', 8, 'A level is between 0 and 100.'],
	['{% plates %}\n- **A** b {% insteadOf="C" %}\n{% /plates %}', 7, 'Each item has both names'],
	['> Zitat', 7, 'Pages have no blockquote. Use {% pull %}'],
	['{% box %}\nx\n{% /box %}', 7, "Undefined tag: 'box'"],
	['{% note %}\nx', 7, "Node 'note' is missing closing"],
])('a fault in %j is reported with its line', (text, line, fault) => {
	expect(() => read(text)).toThrow(`src/content/${file}:${line}: ${fault}`)
})

test('a fault in the YAML is reported with its line', () => {
	expect(() => read('So.', 'title: T\nfoo: x')).toThrow(
		`src/content/${file}:3: “foo” is not a key here.`,
	)
	expect(() => read('So.', 'title: "[x](#ende)"')).toThrow(
		`src/content/${file}:2: This page has no anchor`,
	)
})

test('a link with a forbidden scheme is described as such, even if a list item defines its target', () => {
	expect(() => read('Lies [das].\n\n- [das]: ftp://a.example')).toThrow(
		expect.objectContaining({ fault: { code: 'link', values: { link: 'ftp://a.example' } } }),
	)
})
