import { EditorState, type TransactionSpec } from '@codemirror/state'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	breakParagraph,
	insertBlock,
	linkAround,
	markdown,
	replaceLink,
	selectHole,
	tagsApart,
	toggleLines,
	toggleMark,
} from './markdown.ts'

/** A state whose selection stands between two `|`, or whose cursor is at the only one. */
function stateOf(marked: string): EditorState {
	const [before = '', selected = '', after] = marked.split('|')
	return EditorState.create({
		doc: before + selected + (after ?? ''),
		selection: {
			anchor: before.length,
			head: before.length + (after === undefined ? 0 : selected.length),
		},
		extensions: markdown,
	})
}

function markedText({ doc, selection: { main } }: EditorState): string {
	const text = doc.toString()
	const selected = main.empty ? '' : `${text.slice(main.from, main.to)}|`
	return `${text.slice(0, main.from)}|${selected}${text.slice(main.to)}`
}

const changed = (marked: string, change: (state: EditorState) => TransactionSpec) => {
	const state = stateOf(marked)
	return markedText(state.update(change(state)).state)
}

test.each([
	['Then |seven| days', 'Then **|seven|** days'],
	['Then **|seven|** days', 'Then |seven| days'],
	['Then |**seven**| days', 'Then |seven| days'],
	['Then se|ven days', 'Then **se|ven** days'],
	['Then **se|ven** days', 'Then se|ven days'],
	['Then |seven days', 'Then **|seven** days'],
	['Then seven| days', 'Then **seven|** days'],
	['Then | days', 'Then **|** days'],
	['Then| seven |days', 'Then| **seven** |days'],
	['Then *|seven|* days', 'Then ***|seven|*** days'],
	['|- One\n- Two|', '|- **One**\n- **Two|**'],
	['|One\n\nTwo|', '**|One**\n\n**Two|**'],
])('toggling bold changes %o to %o', (before, after) => {
	expect(changed(before, (state) => toggleMark(state, '**'))).toBe(after)
})

test('toggling italic leaves bold unchanged', () => {
	expect(changed('Then **|seven|** days', (state) => toggleMark(state, '*'))).toBe(
		'Then ***|seven|*** days',
	)
})

test('toggling a mark twice leaves the text unchanged', () => {
	const word = fc.stringMatching(/^[a-zß-ü]{1,6}$/)
	fc.assert(
		fc.property(
			fc.array(word, { minLength: 3, maxLength: 9 }),
			fc.constantFrom('**' as const, '*' as const),
			fc.nat(),
			(words, mark, at) => {
				const index = at % words.length
				const marked = words.map((each, other) => (other === index ? `|${each}|` : each)).join(' ')
				const first = stateOf(marked)
				const second = first.update(toggleMark(first, mark)).state
				expect(second.doc.toString()).not.toBe(words.join(' '))
				expect(markedText(second.update(toggleMark(second, mark)).state)).toBe(marked)
			},
		),
	)
})

test.each([
	['- ', '|', '- |'],
	['- ', 'On|e', '- On|e'],
	['- ', '- On|e', 'On|e'],
	['- ', '|One\n\n## Two|', '- |One\n\n- Two|'],
	['- ', '- |One\n- Two|', '|One\nTwo|'],
	['# ', '1. On|e', '# On|e'],
	['# ', 'One\n|\nTwo', 'One\n# |\nTwo'],
])('toggling the line prefix %o changes %o to %o', (sign, before, after) => {
	expect(changed(before, (state) => toggleLines(state, sign))).toBe(after)
})

test.each([
	['Look |in|.', 'in'],
	['[Look |in](/week) now', 'Look in'],
	['[Look in](/we|ek) now', 'Look in'],
	['Look| in', ''],
	['|- Look in|', 'Look in'],
])('the link text suggested for %o is %o', (marked, words) => {
	expect(linkAround(stateOf(marked)).words).toBe(words)
})

const link = '[Look in](/week)'

test.each([
	['Now |look|.', false, `Now ${link}|.`],
	['Now [lo|ok](/).', false, `Now ${link}|.`],
	['|', true, `${link}|`],
	['He|llo', true, `Hello\n\n${link}|`],
	['Hello\n|\nBye', true, `Hello\n\n${link}|\n\nBye`],
	['Hello\n\n|\n\nBye', true, `Hello\n\n${link}|\n\nBye`],
	['One |look| two', true, `One \n\n${link}|\n\n two`],
])('inserting a link into %o (as a block: %o) gives %o', (before, isBlock, after) => {
	expect(changed(before, (state) => replaceLink(state, link, isBlock))).toBe(after)
})

test.each([
	['|', '|[[Name]]|'],
	['O|ne', 'One\n\n|[[Name]]|'],
	['One\n', 'One\n\n|[[Name]]|'],
	['{% table %}\n- |A\n{% /table %}\n\nTwo', '{% table %}\n- A\n{% /table %}\n\n|[[Name]]|\n\nTwo'],
])('inserting a block into %o gives %o', (before, after) => {
	const marked = before.includes('|') ? before : `${before}|`
	expect(changed(marked, (state) => insertBlock(state, '[[Name]]'))).toBe(after)
})

test.each([
	['{% /table %}|', 'Two', '{% /table %}\nTwo|'],
	['{% /table %}|', '\n\nTwo', '{% /table %}\n\nTwo|'],
	['{% /table %}|', '{% source "a" /%}', '{% /table %}\n{% source "a" /%}|'],
	['One\n|{% pull %}', 'A', 'One\nA|\n{% pull %}'],
	['{% pull %}|\n|Two', '', '{% pull %}|\nTwo'],
	['{% /pull %}\n|\n|Two', '', '{% /pull %}\n|Two'],
	['|{% pull %}|\nTwo', 'One', 'One|\nTwo'],
	['{% source "a" /%}|', ' says so', '{% source "a" /%} says so|'],
	['## A {% #a %}|', '!', '## A {% #a %}!|'],
])(
	'in %o, the tag of a block stays alone in its line when %o is typed: %o',
	(marked, typed, after) => {
		const state = stateOf(marked)
		const change = state.update(state.replaceSelection(typed))
		expect(markedText(change.state.update(tagsApart(change) ?? {}).state)).toBe(after)
	},
)

test.each([
	['A [[gr|een]] [[house]]', 'A |[[green]]| [[house]]'],
	['A [[green]]|', 'A |[[green]]|'],
	['[[A]] {% #a %}|', '|[[A]]| {% #a %}'],
	['A| [[green]]', null],
	['A [[g|re|en]]', null],
])('clicking in %o selects the placeholder: %o', (before, after) => {
	const change = selectHole(stateOf(before))
	expect(change && changed(before, () => change)).toBe(after)
})

test.each([
	['One|', 'One\n\n|'],
	['One| two', 'One\n\n|two'],
	['One |two| three', 'One \n\n|three'],
	['One\n\n|', 'One\n\n\n|'],
	['One\n\n|Two', 'One\n\n\n|Two'],
	['- One\n- |', '- One\n\n|'],
	['{% pull %}|', '{% pull %}\n|'],
	['{% $fact.devices %} are|', '{% $fact.devices %} are\n\n|'],
	['- A\n---|', '- A\n---\n|'],
])('pressing Enter in %o gives %o', (before, after) => {
	expect(changed(before, breakParagraph)).toBe(after)
})
