import { signupSources } from '#site-map/signup-source.ts'

/** Where people joined the list, as far as series distinguish it: the kind of page that had the form. */
export const seriesOrigins = ['tests', 'guides', 'countries', 'premium'] as const

export type SeriesOrigin = (typeof seriesOrigins)[number]

/** The series shipped as drafts to copy, in display order, each for an origin. Their words are in `content/series`. */
export const shippedSeries = [
	'tests',
	'guides',
	'countries',
] as const satisfies readonly SeriesOrigin[]

export type ShippedSeries = (typeof shippedSeries)[number]

const minutesPerDay = 24 * 60

/**
 * The delays of the letters of a shipped series, in minutes after the confirmation. At most two letters fall within 30
 * days, as the consent allows.
 */
export const shippedDelays = [0, 7 * minutesPerDay, 37 * minutesPerDay] as const

export const seriesLimits = {
	/** Maximum number of series. */
	maxSeries: 20,
	maxSteps: 4,
	/** The longest delay of a step, in minutes after the confirmation. */
	maxDelayMinutes: 365 * minutesPerDay,
	/**
	 * A person who could not get a step for this long after its time, because of a pause or other letters, leaves the
	 * series. Equals `letterLimits.frequencyMs`.
	 */
	lateMs: 30 * minutesPerDay * 60_000,
	/**
	 * Disabling a series for less than this counts as an edit: people who confirm during that time also get its first
	 * letter.
	 */
	changeMs: minutesPerDay * 60_000,
} as const

/**
 * The sources of the forms that belong to an origin. Forms of tools belong to the guides.
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

type Timed = { readonly delay_minutes: number }

/**
 * The days on which a person who gets no other letters gets the letters of a series. At most two fall within 30 days,
 * as the consent allows. The confirmation is on day 0. A letter that is delayed delays the following ones too.
 *
 * @param steps by delay
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
