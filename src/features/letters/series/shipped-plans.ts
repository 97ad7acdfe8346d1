import type { LetterContent } from '#features/letters/messages/letter.ts'
import { shippedDelays, type ShippedSeries } from './rules/series.ts'
import { languages } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { wordsFiles } from '#cms/reader/files/words-files.ts'
import type { SeriesPlan } from './series-store.ts'

const places = ['first', 'second', 'third'] as const

type Place = (typeof places)[number]

/**
 * A copy of a shipped series, in all languages.
 *
 * @param name the name of the copy; its letters get this name with a number
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
		})),
	}
}

function contentOf(shipped: ShippedSeries, place: Place): LetterContent {
	const files = wordsFiles(`series/*/${shipped}.yaml`)
	return Object.fromEntries(
		languages
			.filter((language) => files.includes(`series/${language}/${shipped}.yaml`))
			.map((language) => [language, words('series', `${language}/${shipped}`)[place]]),
	)
}
