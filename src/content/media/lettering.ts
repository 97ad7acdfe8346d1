import type { PageLanguage } from '#domain/pages/pages.ts'

/** The moments that the film's clock shows, as the storyboard names them. */
export type ClockTime = '07:10' | '11:00' | '11:50' | '12:15' | '20:30' | '22:00'

/** The text in the film's pictures, apart from numbers and the product's name. */
export type Lettering = {
	/** Monday to Sunday, as calendars of the language abbreviate them. */
	readonly days: readonly [string, string, string, string, string, string, string]
	/**
	 * The time beside the day, as a sentence writes it. The phone's own display shows digits with a
	 * colon in every language, as phones do.
	 */
	readonly clock: Readonly<Record<ClockTime, string>>
}

const digits: Lettering['clock'] = {
	'07:10': '07:10',
	'11:00': '11:00',
	'11:50': '11:50',
	'12:15': '12:15',
	'20:30': '20:30',
	'22:00': '22:00',
}

/** The film's lettering by language. A change here needs the film rendered anew: npm run media */
export const lettering: Readonly<Record<PageLanguage, Lettering>> = {
	en: { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], clock: digits },
	de: { days: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'], clock: digits },
	pt: {
		days: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'],
		clock: {
			'07:10': '7h10',
			'11:00': '11h',
			'11:50': '11h50',
			'12:15': '12h15',
			'20:30': '20h30',
			'22:00': '22h',
		},
	},
}
