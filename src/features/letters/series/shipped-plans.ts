import type { LetterContent } from '#features/letters/messages/letter.ts'
import { shippedDelays, type ShippedSeries } from './rules/series.ts'
import { languages } from '#site-map/languages.ts'
import { entries } from '#cms/reader/entries.ts'
import type { SeriesPlan } from './series-store.ts'

const places = ['first', 'second', 'third'] as const

type Place = (typeof places)[number]

/**
 * A copy of a shipped series, in all languages.
 *
 * @param name of the copy; its letters are numbered
 */
export function planOf(shipped: ShippedSeries, name: string): SeriesPlan {
	return {
		origin: shipped,
		purpose: 'news',
		name,
		steps: places.map((place, index) => ({
			name: `${name} ${index + 1}`.slice(-80),
			delayMinutes: shippedDelays[index] ?? 0,
			content: contentOf(shipped, place),
			fallback: null,
		})),
	}
}

/** The content of a shipped letter, in its written languages. */
function contentOf(shipped: ShippedSeries, place: Place): LetterContent {
	const found = entries('series')
	return Object.fromEntries(
		languages.flatMap((language) => {
			const entry = found.find(({ id }) => id === `${language}/${shipped}`)
			return entry === undefined ? [] : [[language, entry.data[place]]]
		}),
	)
}
