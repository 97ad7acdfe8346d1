import Markdoc from '@markdoc/markdoc'
import { expect, test, vi } from 'vitest'
import { originalAt } from './reader/edits/edit-places.ts'
import { differences, withoutSome } from './word-differences.ts'

const file = 'pages/en/home.yaml'

test('a changed list is one difference, which includes the changed texts in the list', () => {
	const guide = 'guides/en/low-social-battery.mdoc'
	const published = { [guide]: { 'faq/0/question': 'Why?' } }
	const drafts = { [guide]: { faq: '[{"question":"Why?","answer":"So."}]' } }
	expect(differences(published, drafts).map(({ place }) => place)).toEqual(['faq'])
	expect(differences(published, published)).toEqual([])
})

test('a list is compared with the edits of its texts', () => {
	const place = 'blocks/faq/questions'
	const [first, ...others] = JSON.parse(originalAt({ file, place }) ?? '')
	const texts = { [file]: { [`${place}/0/question`]: 'Why?' } }
	const edited = JSON.stringify([{ ...first, question: 'Why?' }, ...others])
	const list = JSON.stringify(others)
	const lists = { [file]: { [place]: list } }
	expect(differences(texts, lists)).toMatchObject([{ place, before: edited, after: list }])
	expect(differences(lists, texts)).toMatchObject([{ place, before: list, after: edited }])
})

test('an edit whose place no longer exists changes nothing', () => {
	expect(
		differences({}, { [file]: { 'blocks/hero/nosuch': 'x' }, 'pages/nosuch.yaml': { a: 'x' } }),
	).toEqual([])
})

test('files that are equal in both sets are not parsed, because a history compares many sets', () => {
	const parse = vi.spyOn(Markdoc, 'parse')
	const page = { '': '---\npage: ownPage\npath: /own-page\n---\n\n## One {% #one %}\n\nText.\n' }
	const sets = [{ 'guides/en/own-page.mdoc': page }, { 'guides/en/own-page.mdoc': { ...page } }]
	expect(differences(sets[0] ?? {}, sets[1] ?? {})).toEqual([])
	expect(parse).not.toHaveBeenCalled()
})

test.each([
	['a text', { a: '1' }, { a: '2', b: '3' }, ['a'], { a: '1', b: '3' }],
	['a new text', {}, { a: '2', b: '3' }, ['a'], { b: '3' }],
	['a text that was brought back', { a: '1' }, { b: '3' }, ['a'], { a: '1', b: '3' }],
	['a list over its texts', { 'a/0': '1' }, { a: '[]', b: '3' }, ['a'], { 'a/0': '1', b: '3' }],
	['everything', {}, { a: '2' }, ['a'], undefined],
	['nothing', { a: '1' }, { a: '2' }, [], { a: '2' }],
])('an excluded text keeps its public version: %s', (_what, before, after, places, expected) => {
	const leftOut = places.map((place) => ({ file, place }))
	const edits = withoutSome({ [file]: { ...before } }, { [file]: { ...after } }, leftOut)
	expect(edits).toEqual(expected === undefined ? {} : { [file]: expected })
})
