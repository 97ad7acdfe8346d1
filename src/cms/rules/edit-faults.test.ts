import { expect, test } from 'vitest'
import { type EditFault, editFaults, type TextEdit } from './edit-faults.ts'

const facts = { 'price.lifetime': '$10', 'trial.days': '7' }
const faultsOf = (edit: Partial<TextEdit>) =>
	editFaults({ original: 'Rest.', text: 'Rest.', kind: 'line', facts, ...edit })

const nested = (depth: number) => `${'{% if $a %}'.repeat(depth)}Rest.${'{% /if %}'.repeat(depth)}`

test('tags may be nested only up to the depth that Markdoc can parse', () => {
	const original = nested(1)
	const [allowed, refused] = [20, 21].map((depth) =>
		faultsOf({ kind: 'prose', original, text: nested(depth) }),
	)
	expect([allowed, refused]).toEqual([[], ['tag']])
})

test.each<[string, Partial<TextEdit>]>([
	['another sentence', { text: 'Rest “now”, it’s fine: 3 < 4 & so on.' }],
	['marks', { text: '**Rest** *now*, [here](page:privacy#data).' }],
	['links', { text: '[a](https://example.org/x) [b](mailto:a@b.example) [c](#here)' }],
	['a known variable', { text: 'Pay {price.lifetime}.' }],
	['an argument in another place', { original: '{n} of {of}', text: 'Of {of}, {n}' }],
	[
		'a plural with other words',
		{
			original: '{n, plural, one {# page} other {# pages}}',
			text: '{n, plural, =0 {no page} one {a page} other {# pages}}',
		},
	],
	['a quote without its bold word', { original: 'It was <b>me</b>.', text: 'It was me.' }],
	['as long as its place', { text: '{price.lifetime}ab', maxLength: 5 }],
	['a list in prose', { kind: 'prose', text: '- one\n- two' }],
	['nothing, for a paragraph', { kind: 'prose', text: '' }],
	[
		'tags that have moved or gone',
		{
			kind: 'prose',
			original: '{% note %}\nA.{% source "a" /%} {% call "DE" /%}\n{% /note %}',
			text: '{% note %}\n{% call "DE" /%} B.\n{% /note %}',
		},
	],
	['a new source and variable', { kind: 'prose', text: 'A{% source "b" /%} {% $trial.days %}' }],
	['a heading', { kind: 'prose', original: '## A {% #a %}', text: '## B and C {% #a %}' }],
	['the path of a printed page', { original: '[a](/print/x)', text: 'Now [b](/print/x)' }],
])('no fault is found in this edit: %s', (_what, edit) => {
	expect(faultsOf(edit)).toEqual([])
})

test.each<[EditFault, Partial<TextEdit>]>([
	['empty', { text: ' ' }],
	['long', { text: '{price.lifetime}abc', maxLength: 5 }],
	['lines', { text: 'a\nb' }],
	['characters', { text: 'a\u0000b' }],
	['characters', { text: 'abc\u202Edef' }],
	['characters', { text: 'abc\u061Cdef' }],
	['characters', { text: 'half \uD83D' }],
	['characters', { text: 'a mark \u{F0001}of a preview\u{100001}' }],
	['markup', { text: '<script>' }],
	['markup', { text: 'a <img src=x' }],
	['markup', { original: 'It was <b>me</b>.', text: 'It was <b>me.' }],
	['markup', { original: 'It was <b>me</b>.', text: 'It was <b onclick=x>me</b>.' }],
	['link', { text: '[a](page:home)', maxLength: 60 }],
	['syntax', { text: '`code`' }],
	['syntax', { text: '- a list' }],
	['syntax', { text: '# a heading' }],
	['syntax', { kind: 'prose', text: '![a](https://a.example/b.png)' }],
	['syntax', { kind: 'prose', text: 'A\n---' }],
	['syntax', { kind: 'prose', text: '> quoted' }],
	['link', { text: '[a](javascript:alert(1))' }],
	['link', { text: '[a](page:nowhere)' }],
	['link', { text: '[a](/nowhere)' }],
	['link', { text: '[a](//evil.example)' }],
	['link', { kind: 'prose', text: '[a][b]\n\n[b]: javascript:x' }],
	['link', { kind: 'link', original: 'page:home', text: 'data:text/html,x' }],
	['fact', { text: '{price.life}' }],
	['fact', { text: '{constructor.name}' }],
	['argument', { original: '{n} pages', text: 'pages' }],
	['argument', { text: '{n} pages' }],
	['argument', { text: 'a { b' }],
	['argument', { text: '{n}'.repeat(30_000) }],
	['argument', { text: '{n, plural, other {'.repeat(5_000) }],
	['argument', { original: '{n} pages', text: "'> {n} pages" }],
	['tag', { text: '{% scene "cat" /%}' }],
	['tag', { kind: 'prose', original: '{% note %}\nA\n{% /note %}', text: '{% note %}\nA' }],
	['tag', { kind: 'prose', original: '{% note %}\nA\n{% /note %}', text: '{% /note %}{% note %}' }],
	['tag', { kind: 'prose', text: 'A {% $price.life %}' }],
	['tag', { kind: 'prose', text: 'A {% source "b" /' }],
	['heading', { kind: 'prose', text: '## New {% #new %}' }],
	['heading', { kind: 'prose', original: '## A {% #a %}', text: '## A {% #b %}' }],
	['heading', { kind: 'prose', original: '## A {% #a %}', text: 'A' }],
])('the fault “%s” is found in the edit %j', (fault, edit) => {
	expect(faultsOf(edit)).toContain(fault)
})
