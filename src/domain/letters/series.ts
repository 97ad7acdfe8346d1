import { signupSources } from '#domain/waitlist/signup-source.ts'

/** How people come to the list, as far as a series of letters tells them apart: by the page with the form. */
export const seriesOrigins = ['tests', 'guides', 'countries', 'premium'] as const

export type SeriesOrigin = (typeof seriesOrigins)[number]

const minutesPerDay = 24 * 60

/** The limits of series. */
export const seriesLimits = {
	/** Series at a time. */
	maxSeries: 20,
	/** Letters of a series. */
	maxSteps: 4,
	/** The latest step, in minutes after the confirmation. */
	maxDelayMinutes: 365 * minutesPerDay,
	/**
	 * Who could not get a step for so long after its time, because of a pause or of other letters, has left the series. As long
	 * as the time in which letters to one person are counted.
	 */
	lateMs: 30 * minutesPerDay * 60_000,
	/**
	 * Switching a series off for less than this is a change of it: who confirms meanwhile gets its first letter, too.
	 */
	changeMs: minutesPerDay * 60_000,
} as const

/**
 * The sources of the forms by which people of an origin came. Tools belong to the guides.
 *
 * @example sourcesOf('premium') // ['premium']
 * @example sourcesOf('tests').includes('introvert-test-de') // true
 */
export function sourcesOf(origin: SeriesOrigin): readonly string[] {
	return signupSources.filter((source) => originOf(source) === origin)
}

/**
 * The origin of a source.
 *
 * @example originOf('regional-gb') // 'countries'
 * @example originOf('guide-week') // 'guides'
 */
export function originOf(source: string): SeriesOrigin {
	if (source === 'premium') return 'premium'
	if (source.startsWith('regional-')) return 'countries'
	return source.startsWith('guide-') ? 'guides' : 'tests'
}

/** A step of a series: the time after the confirmation at which its letter is due. */
type Timed = { readonly delay_minutes: number }

/**
 * On which days a person gets the letters of a series who gets no others, at most two within 30 days, as the consent allows.
 * Days count from the confirmation, which is on day 0. Each letter keeps its distance from the one before.
 *
 * @param steps in the order of their times
 * @example expectedDays([{ delay_minutes: 0 }, { delay_minutes: 4320 }, { delay_minutes: 14400 }]) // [0, 3, 30]
 */
export function expectedDays(
	steps: readonly Timed[],
	{ lettersPerPerson, frequencyMs }: { lettersPerPerson: number; frequencyMs: number },
): readonly number[] {
	const frequencyMinutes = frequencyMs / 60_000
	const sent: number[] = []
	for (const [index, { delay_minutes: delay }] of steps.entries()) {
		const before = steps[index - 1]?.delay_minutes ?? 0
		const wanted = index === 0 ? delay : (sent[index - 1] ?? 0) + delay - before
		const limit = sent[index - lettersPerPerson]
		sent.push(limit === undefined ? wanted : Math.max(wanted, limit + frequencyMinutes))
	}
	return sent.map((minutes) => Math.floor(minutes / minutesPerDay))
}
