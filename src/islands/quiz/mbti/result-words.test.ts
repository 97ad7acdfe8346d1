import { expect, test } from 'vitest'
import { energyProfiles } from '#content/quizzes/en/mbti/energy-profiles.ts'
import { mbtiPairWords } from '#content/quizzes/en/mbti/pairs.ts'
import { mbtiTypes } from '#content/quizzes/en/mbti/types.ts'
import { isMbtiWords } from './result-words.ts'

const words = { types: mbtiTypes, pairs: mbtiPairWords, profiles: energyProfiles }

test('the texts of this site are complete', () => {
	expect(isMbtiWords(JSON.parse(JSON.stringify(words)))).toBe(true)
})

test('a missing text is detected, whichever it is', () => {
	for (const path of pathsOf(words)) {
		const copy: unknown = structuredClone(words)
		const parent: unknown = path.slice(0, -1).reduce<unknown>(valueAt, copy)
		if (parent instanceof Object) Reflect.deleteProperty(parent, path.at(-1) ?? '')
		expect([path, isMbtiWords(copy)]).toEqual([path, false])
	}
})

test.each([null, 'words', [], {}, { types: null }])('%j is rejected', (data) => {
	expect(isMbtiWords(data)).toBe(false)
})

function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
	if (!(value instanceof Object)) return [path]
	return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
}

function valueAt(value: unknown, key: string): unknown {
	return value instanceof Object ? Reflect.get(value, key) : undefined
}
