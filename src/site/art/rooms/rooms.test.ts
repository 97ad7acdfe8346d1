import { expect, test } from 'vitest'
import { mbtiDimensions, mbtiPairs } from '#site/quiz/rules/mbti.ts'
import { roomOf } from './rooms.ts'

const types = mbtiDimensions.reduce<string[]>(
	(starts, pair) => starts.flatMap((start) => mbtiPairs[pair].map((letter) => start + letter)),
	[''],
)

test('each of the sixteen types has a different room, with one object for each letter of the type', () => {
	const rooms = types.map((type) => roomOf(type).pieces.map(({ path }) => path))
	expect(new Set(rooms.map(String)).size).toBe(16)
	for (const [index, room] of rooms.entries())
		for (const [other, pieces] of rooms.entries()) {
			const differing = [0, 1, 2, 3].filter((at) => types[index]?.[at] !== types[other]?.[at])
			expect([0, 1, 2, 3].filter((at) => room[at] !== pieces[at])).toEqual(differing)
		}
})
