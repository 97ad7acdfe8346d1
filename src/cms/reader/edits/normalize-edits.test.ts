import { expect, test } from 'vitest'
import { originalAt } from './edit-places.ts'
import { normalizeEdits, type TextChange, withChanges } from './normalize-edits.ts'

const file = 'countries/de.yaml'
const questions = originalAt({ file, place: 'blocks/faq/questions' }) ?? ''
const list = JSON.parse(questions)
const [first, second, third] = list
const moved = JSON.stringify([third, { question: 'Neu?', answer: 'Ja.' }, first, second])

const normalize = (edits: Record<string, string>, ...changes: Omit<TextChange, 'file'>[]) =>
	normalizeEdits(
		{ [file]: edits },
		changes.map((each) => ({ file, ...each })),
	)

test('a change includes the original text from the repository', () => {
	const change = { place: 'blocks/hero/title', text: 'Neu' }
	const original = originalAt({ file, ...change })
	expect(normalize({}, change)).toEqual([{ file, ...change, original, before: null }])
})

test('an edit of a list replaces the edits of single texts in the list', () => {
	const edits = { 'blocks/faq/questions/0/answer': 'Neu', 'blocks/hero/title': 'Neu' }
	expect(normalize(edits, { place: 'blocks/faq/questions', text: moved })).toMatchObject([
		{ place: 'blocks/faq/questions/0/answer', text: null, before: 'Neu' },
		{ place: 'blocks/faq/questions', text: moved, original: questions, before: null },
	])
})

test('a change to a text in an edited list is made within the edit of the list, at the current position of the text', () => {
	const changes = [
		{ place: 'blocks/faq/questions/1/answer', text: 'Nein.' },
		{ place: 'blocks/faq/questions/2/question', text: 'Anders?' },
	]
	const [changed, ...others] = normalize({ 'blocks/faq/questions': moved }, ...changes)
	expect([changed?.place, changed?.before, others]).toEqual(['blocks/faq/questions', moved, []])
	expect(JSON.parse(changed?.text ?? '')).toEqual([
		third,
		{ question: 'Neu?', answer: 'Nein.' },
		{ ...first, question: 'Anders?' },
		second,
	])
})

test('a text in an edited list can be restored only together with the whole list', () => {
	const change = { place: 'blocks/faq/questions/1/answer', text: null }
	expect(() => normalize({ 'blocks/faq/questions': moved }, change)).toThrow('Restore the list.')
})

test.each(['blocks/hero/title/0', 'blocks/faq/questions/length'])(
	'a change at %s, within an edited text or list, is refused',
	(place) => {
		const edits = { 'blocks/hero/title': 'Neu', 'blocks/faq/questions': moved }
		expect(() => normalize(edits, { place, text: 'x' })).toThrow(`There is no text at ${place}.`)
	},
)

test('restoring a list to its original leaves no edit', () => {
	const hidden = JSON.stringify(list.with(0, { ...first, isHidden: true }))
	const [back] = normalize(
		{ 'blocks/faq/questions': hidden },
		{ place: 'blocks/faq/questions', text: JSON.stringify(list, null, 2) },
	)
	expect(back?.text).toBe(questions)
	expect(withChanges({ [file]: { 'blocks/faq/questions': hidden } }, back ? [back] : [])).toEqual(
		{},
	)
})

test('a changed boolean in a list item is stored as a boolean', () => {
	const testimonials = originalAt({ file, place: 'blocks/testimonials/items' }) ?? ''
	const reversed = JSON.stringify(JSON.parse(testimonials).toReversed())
	const change = { place: 'blocks/testimonials/items/0/isSample', text: 'false' }
	const [changed] = normalize({ 'blocks/testimonials/items': reversed }, change)
	expect(JSON.parse(changed?.text ?? '')[0].isSample).toBe(false)
})

test('a batch with changes to a list and to a text in it results in one edit of the list', () => {
	const edits = withChanges(
		{},
		normalize(
			{},
			{ place: 'blocks/faq/questions', text: moved },
			{ place: 'blocks/faq/questions/0/answer', text: 'Neu' },
		),
	)
	expect(Object.keys(edits[file] ?? {})).toEqual(['blocks/faq/questions'])
	expect(JSON.parse(edits[file]?.['blocks/faq/questions'] ?? '')[0].answer).toBe('Neu')
})

test.each([
	[{}, 'blocks/hero/nosuch'],
	[{}, 'blocks/faq/questions/9/answer'],
	[{ 'blocks/faq/questions': moved }, 'blocks/faq/questions/9/answer'],
])('with the edits %o a change is refused because there is no text at %s', (edits, place) => {
	expect(() => normalize(edits, { place, text: 'x' })).toThrow(`There is no text at ${place}.`)
})
