import { assert, pre, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { parseProse, sourceKeys } from './prose.ts'

test('plain text is one part', () => {
	expect(parseProse('Go home.')).toEqual([{ kind: 'text', text: 'Go home.' }])
})

test('a link has its label and its address', () => {
	expect(parseProse('[Go home](/)')).toEqual([{ kind: 'link', text: 'Go home', href: '/' }])
})

test('two stars are strong, one star is emphasised', () => {
	expect(parseProse('**now** or *later*')).toEqual([
		{ kind: 'strong', text: 'now' },
		{ kind: 'text', text: ' or ' },
		{ kind: 'em', text: 'later' },
	])
})

test('a key in brackets cites its source', () => {
	expect(parseProse('Some.[^nap]').at(-1)).toEqual({ kind: 'source', key: 'nap' })
	expect(sourceKeys('a[^x] b[^y] c[^x]')).toEqual(['x', 'y'])
})

test('other markup stays text', () => {
	for (const text of [
		'<b>bold</b>',
		'2 * 3',
		'[a list]',
		'`code`',
		'# title',
		'![x]',
		'a (*) b (*)',
	]) {
		expect(parseProse(text)).toEqual([{ kind: 'text', text }])
	}
})

test('text without markup is one unchanged part', () => {
	assert(
		property(string(), (text) => {
			pre(!/[[*]/.test(text))
			expect(parseProse(text).map((piece) => ('text' in piece ? piece.text : ''))).toEqual(
				text === '' ? [] : [text],
			)
		}),
	)
})
