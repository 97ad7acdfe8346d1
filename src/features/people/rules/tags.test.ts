import { expect, test } from 'vitest'
import { changedTags, parseTag, tagsOf } from './tags.ts'

test.each([
	[' #Prensa  Berlín ', 'prensa berlín'],
	['BETA', 'beta'],
	['cafe\u0301', 'caf\u00e9'],
	['', null],
	['#', null],
	['one, two', null],
	['a\nb', 'a b'],
	['a\u0000b', null],
	['say "hi"', null],
	['x'.repeat(40), 'x'.repeat(40)],
	['x'.repeat(41), null],
])('%j is read as the tag %j', (text, tag) => {
	expect(parseTag(text)).toBe(tag)
})

const tagsAfter = (stored: string | null, add: readonly string[], remove: readonly string[] = []) =>
	changedTags(stored, { add, remove }).tags

test('a list of tags is sorted and has no duplicates, even if a tag is added twice', () => {
	expect(tagsAfter('beta', ['amiga', 'beta'])).toBe('amiga, beta')
	expect(tagsAfter('amiga, beta', [], ['amiga', 'gone'])).toBe('beta')
	expect(tagsAfter('beta', [], ['beta'])).toBeNull()
	expect(tagsOf(null)).toEqual([])
})

test('a person has at most twenty tags', () => {
	const twenty = Array.from({ length: 20 }, (_, index) => `t${index}`)
	const full = tagsAfter(null, twenty)
	expect(tagsOf(full)).toHaveLength(20)
	expect(changedTags(full, { add: ['one more'], remove: [] })).toEqual({ tags: full, isFull: true })
	expect(tagsAfter(full, ['one more'], ['t0'])).toContain('one more')
})
