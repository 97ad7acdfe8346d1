import { lettering } from '#content/media/lettering.ts'
import type { Day } from '#words/schemas/landing.ts'
import type { CountryFront } from '#content/types/country-page.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

/** Who is in the windows, Monday to Sunday. */
const silhouettes = ['plant', 'visitors', 'crowd', 'asleep', 'cat', 'reader', 'sunday'] as const

/** Last week in the demo film: Monday's forecast of each evening, and what was left. */
export const lastWeek = [
	[74, 82],
	[68, 66],
	[47, 44],
	[18, 12],
	[25, 27],
	[55, 58],
	[90, 92],
] as const

const words: Record<PageLanguage, Omit<CountryFront, 'days'>> = {
	en: {
		label: 'An example week: how much energy was left each evening, of 100',
		caption: 'An example week. The blind is Monday’s forecast, the light is what was left, of 100.',
	},
	de: {
		label: 'Eine Beispielwoche: wie viel Energie am Abend übrig war, von 100',
		caption:
			'Eine Beispielwoche. Die Jalousie ist die Prognose vom Montag, das Licht ist, was übrig war, von 100.',
	},
	pt: {
		label: 'Uma semana de exemplo: quanta energia sobrou em cada noite, de 100',
		caption:
			'Uma semana de exemplo. A persiana é a previsão de segunda, a luz é o que sobrou, de 100.',
	},
}

/**
 * The house front of a country's page, in its language.
 *
 * @example exampleFront('de').days[3]?.name // 'Do'
 */
export function exampleFront(language: PageLanguage): CountryFront {
	const days = silhouettes.map((silhouette, day): Day => {
		const [forecast, level] = lastWeek[day] ?? [0, 0]
		return { name: lettering[language].days[day] ?? '', forecast, level, silhouette }
	})
	return { ...words[language], days }
}
