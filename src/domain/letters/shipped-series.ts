import type { ConsentPurpose } from '#domain/waitlist/consent-version.ts'
import type { SeriesOrigin } from './series.ts'

/** The series that the site brings along, as drafts to be copied, in the order in which the panel offers them. Their words stand in `content/series`. */
export const shippedSeries = ['tests', 'guides', 'countries'] as const

export type ShippedSeries = (typeof shippedSeries)[number]

const minutesPerDay = 24 * 60

/**
 * For whom each shipped series is, and when its letters are sent, in minutes after the confirmation. Two letters within 30 days
 * are what the consent allows.
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
