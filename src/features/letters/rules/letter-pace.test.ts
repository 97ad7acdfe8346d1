import { expect, test } from 'vitest'
import { letterPace } from './letter-pace.ts'

test('a letter waits for the owner after fifty, and not if they are all', () => {
	const paces = [2, 50, 51].map((recipients) => letterPace({ timing: null, recipients }))
	expect(paces).toEqual(['whole', 'whole', 'pauses'])
	expect(letterPace({ timing: null, recipients: null })).toBe('open')
})

test('a letter at a time does not wait', () => {
	const timing = { at: '2026-12-01T09:00', clock: 'owner', zone: 'Europe/Madrid' } as const
	expect(letterPace({ timing, recipients: 51 })).toBe('timed')
})
