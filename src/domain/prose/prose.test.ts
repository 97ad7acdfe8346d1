import { assert, pre, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { prose, sourceKeys } from './prose.ts'

test('plain words are one piece', () => {
	expect(prose('Go home.')).toEqual([{ kind: 'text', text: 'Go home.' }])
})

test('a link has its label and its address', () => {
	expect(prose('[Go home](/)')).toEqual([{ kind: 'link', text: 'Go home', href: '/' }])
})

test('two stars are strong, one star is stressed', () => {
	expect(prose('**now** or *later*')).toEqual([
		{ kind: 'strong', text: 'now' },
		{ kind: 'text', text: ' or ' },
		{ kind: 'em', text: 'later' },
	])
})

test('a mark in brackets names its source', () => {
	expect(prose('Some.[^nap]').at(-1)).toEqual({ kind: 'source', key: 'nap' })
	expect(sourceKeys('a[^x] b[^y] c[^x]')).toEqual(['x', 'y'])
})

test('markup that is not ours stays text', () => {
	for (const text of ['<b>bold</b>', '2 * 3', '[a list]', '`code`', '# title', '![x]']) {
		expect(prose(text)).toEqual([{ kind: 'text', text }])
	}
})

test('text without marks comes back unchanged, whatever it is', () => {
	assert(
		property(string(), (text) => {
			pre(!/[[*]/.test(text))
			expect(prose(text).map((piece) => ('text' in piece ? piece.text : ''))).toEqual(
				text === '' ? [] : [text],
			)
		}),
	)
})
