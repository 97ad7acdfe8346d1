import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '#testing/arbitrary/character.ts'
import { allChoices, firstChoice, isOffered } from './choices.ts'
import { readSayNoFragment, sayNoFragment } from './fragment.ts'

test('every choice survives a round trip through its link', () => {
	for (const choice of allChoices()) {
		expect(readSayNoFragment(`#${sayNoFragment(choice)}`)).toEqual({ choice, isCorrected: false })
	}
})

test('a link that names only some choices gets the default for the others', () => {
	const fragment = sayNoFragment({ who: 'colleague', what: 'meeting' })
	expect(fragment).toBe('who=colleague&what=meeting')
	expect(readSayNoFragment(fragment)).toEqual({
		choice: { ...firstChoice, who: 'colleague', what: 'meeting' },
		isCorrected: false,
	})
})

test('the anchor of a section is not read as a link of the tool', () => {
	expect(readSayNoFragment('#main')).toBeNull()
	expect(readSayNoFragment('')).toBeNull()
})

test('a link with a request that its person would not make gets the default request, and is reported as corrected', () => {
	expect(readSayNoFragment('#who=boss&what=night')).toEqual({
		choice: { ...firstChoice, who: 'boss' },
		isCorrected: true,
	})
})

test('no fragment causes an error or a choice that the form does not offer', () => {
	const values = oneof(string({ unit: anyCharacter }), constantFrom('friend', 'night', '3', ''))
	const names = constantFrom('who', 'what', 'how', 'tone', 'end', 'wording', '<b>')
	const fragments = array(tuple(names, values)).map((fields) =>
		fields.map(([name, value]) => `${name}=${value}`).join('&'),
	)
	const rule = property(oneof(fragments, string({ unit: anyCharacter })), isSafe)
	expect(() => assert(rule, { numRuns: 500 })).not.toThrow()
})

function isSafe(fragment: string): boolean {
	const read = readSayNoFragment(`#${fragment}`)
	return read === null || isOffered(read.choice.who, read.choice.what)
}
