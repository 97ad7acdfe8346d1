import { afterEach, expect, test, vi } from 'vitest'
import { showHour } from './show-hour.ts'

afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

/** The sky of each hour in a time zone that is five and a half hours ahead. */
const skies = Array.from({ length: 24 }, (_, hour) => {
	const utc = new Date(Date.UTC(2026, 10, 25, hour) - 5.5 * 3_600_000)
	return [hour, utc] as const
})

test('the sky follows the clock of the time zone, in seven skies', () => {
	vi.useFakeTimers()
	const dataset: Record<string, string> = {}
	vi.stubGlobal('document', { documentElement: { dataset } })
	const shown = skies.map(([, utc]) => {
		vi.setSystemTime(utc)
		showHour('Asia/Kolkata')
		return dataset['sky']
	})
	expect(shown).toEqual([
		...Array<string>(5).fill('night'),
		...Array<string>(2).fill('dawn'),
		...Array<string>(3).fill('morning'),
		...Array<string>(5).fill('noon'),
		...Array<string>(3).fill('afternoon'),
		...Array<string>(2).fill('evening'),
		...Array<string>(3).fill('late'),
		'night',
	])
})

test('its source refers to nothing outside itself', () => {
	const dataset: Record<string, string> = {}
	vi.stubGlobal('document', { documentElement: { dataset } })
	// What a browser runs: the source, without this module.
	// oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
	new Function(`(${String(showHour)})('Europe/Berlin')`)()
	expect(dataset['sky']).toBeTruthy()
})
