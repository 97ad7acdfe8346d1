import { expect, test } from 'vitest'
import { letterPace } from './letter-pace.ts'

test('a letter to more than fifty recipients waits for the owner after the first fifty', () => {
	const paces = [2, 50, 51].map((recipients) => letterPace({ timing: null, recipients }))
	expect(paces).toEqual(['whole', 'whole', 'pauses'])
	expect(letterPace({ timing: null, recipients: null })).toBe('open')
})

test('a scheduled letter does not wait for the owner', () => {
	const timing = { at: '2026-12-01T09:00', clock: 'owner', zone: 'Europe/Madrid' } as const
	expect(letterPace({ timing, recipients: 51 })).toBe('timed')
})
