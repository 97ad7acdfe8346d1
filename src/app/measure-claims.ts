import type { Measurement, Measurements } from '#cms/reader/rules/claims/measured-claim.ts'
import type { CountStores } from '#features/counts/counts.ts'
import { summarizeSpeeds } from '#features/counts/rules/summarize-speeds.ts'
import type { WaitlistStores } from '#features/waitlist/waitlist.ts'
import { addDays, utcDay } from '#values/dates/utc-day.ts'

type Options = {
	readonly store: Pick<CountStores, 'counts' | 'speeds'> & Pick<WaitlistStores, 'signups'>
	/** In milliseconds since 1970. */
	readonly now: () => number
}

const finished = ['introvert_test_completed', 'mbti_test_completed']

/** How long after the end of a day the day's last counts may still be written. */
const settlingMs = 10 * 60_000

/**
 * The last UTC day that can be measured as a whole.
 *
 * @param now in milliseconds since 1970
 */
export function measurableDay(now: number): string {
	return addDays(utcDay(now - settlingMs), -1)
}

/**
 * Creates a function that returns the measured figures of claims. It measures them once a day, because they cover whole
 * days.
 */
export function createMeasuring({ store, now }: Options): () => Promise<Measurements> {
	let known: Measurements | null = null
	return async () => {
		const until = measurableDay(now())
		if (known?.until !== until) known = await measure(store, until)
		return known
	}
}

async function measure(
	{ signups, counts, speeds }: Options['store'],
	until: string,
): Promise<Measurements> {
	const lastMonth = { from: addDays(until, -29), to: until }
	const { lcp } = summarizeSpeeds(await speeds.sums(lastMonth)).all
	return {
		until,
		confirmedWeek: counted(await signups.confirmedBetween(addDays(until, -6), until)),
		testsFinished: counted(await counts.sumOf(finished, until)),
		// Largest Contentful Paint in seconds, rounded up to a tenth.
		loadTime: lcp && { value: Math.ceil(lcp.p75 / 100) / 10, cases: lcp.n },
	}
}

function counted(cases: number): Measurement {
	return { value: cases, cases }
}
