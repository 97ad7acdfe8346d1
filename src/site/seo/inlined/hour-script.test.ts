import { afterEach, expect, test, vi } from 'vitest'
import { hourScript } from './hour-script.ts'

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

test('the sky follows the clock of a time zone that is five and a half hours ahead of UTC', () => {
	vi.useFakeTimers()
	const dataset: Record<string, string> = {}
	vi.stubGlobal('document', { documentElement: { dataset } })
	const shown = Array.from({ length: 24 }, (_, hour) => {
		vi.setSystemTime(Date.UTC(2026, 10, 25, hour) - 5.5 * 3_600_000)
		// As a browser runs it.
		// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
		new Function(hourScript('Asia/Kolkata'))()
		return dataset['sky']
	})
	expect(shown.join('')).toBe('000001122233333444556660')
})
