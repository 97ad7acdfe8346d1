import type { ConsentPurpose } from '#features/waitlist/rules/consent-version.ts'
import type { SeriesOrigin } from './series.ts'

/** The series shipped as drafts to copy, in display order. Their words are in `content/series`. */
export const shippedSeries = ['tests', 'guides', 'countries'] as const

export type ShippedSeries = (typeof shippedSeries)[number]

const minutesPerDay = 24 * 60

/**
 * The audience of each shipped series, and the delays of its letters in minutes after the confirmation. The consent
 * allows two letters within 30 days.
 */
export const shippedPlans = {
	tests: { origin: 'tests', purpose: 'news', delays: [0, 7 * minutesPerDay, 37 * minutesPerDay] },
	guides: { origin: 'guides', purpose: 'news', delays: [0, 7 * minutesPerDay, 37 * minutesPerDay] },
	countries: {
		origin: 'countries',
		purpose: 'news',
		delays: [0, 7 * minutesPerDay, 37 * minutesPerDay],
	},
} as const satisfies Record<
	ShippedSeries,
	{
		readonly origin: SeriesOrigin
		readonly purpose: ConsentPurpose
		readonly delays: readonly number[]
	}
>
