export const measures = ['confirmedWeek', 'testsFinished', 'loadTime'] as const

export type Measure = (typeof measures)[number]

/** The outcome of a query. */
export type Measurement = {
	/** The number of people, tests or seconds that is shown. */
	readonly value: number
	/** The number of people, tests or visits that the value rests on. */
	readonly cases: number
}

/** Null where nothing was measured. */
export type Measurements = Readonly<Record<Measure, Measurement | null>> & {
	/** A UTC day: `2026-11-29`. */
	readonly until: string
}

export type Binding = {
	readonly measure: Measure | 'none'
	/** A measurement with fewer cases than this is not shown. */
	readonly threshold: number
}

/** The sources stated beside measured claims, in one language. They contain `{day}` and, for visits, `{n}`. */
export type MeasuredLabels = Readonly<Record<Measure, string>>

/** The first number of a text, with its unit or sign. */
export const figurePattern = /\d[\d.,-]*[%x+]?/

/**
 * A claim's text with the measured number in place of its own, and the source of that number; null if the claim is
 * bound to no measurement, nothing was measured, the number of cases is below the threshold, or the text has no number.
 *
 * @example
 * measuredClaim('178 joined', { measure: 'confirmedWeek', threshold: 100 }, 'en', labels, measurements)
 * // { text: '1,234 joined', source: 'measured by us, 7 days to 29 Nov 2026' }
 */
export function measuredClaim(
	text: string,
	{ measure, threshold }: Binding,
	language: string,
	labels: MeasuredLabels,
	measurements: Measurements | null | undefined,
): { readonly text: string; readonly source: string } | null {
	if (measure === 'none' || !measurements) return null
	const found = measurements[measure]
	if (found === null || found.cases < threshold || !figurePattern.test(text)) return null
	return {
		text: text.replace(figurePattern, () => numberIn(found.value, language)),
		source: labels[measure]
			.replace('{day}', shortDay(measurements.until, language))
			.replace('{n}', numberIn(found.cases, language)),
	}
}

/** @example numberIn(1234, 'de') // '1.234' */
export function numberIn(value: number, language: string): string {
	return value.toLocaleString(language, { maximumFractionDigits: 1 })
}

/**
 * A day in a few characters. British order is used for English, because `11/12` could mean either of two days.
 *
 * @example shortDay('2026-11-29', 'en') // '29 Nov 2026'
 */
export function shortDay(day: string, language: string): string {
	const locale = language === 'en' ? 'en-GB' : language
	return new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
}
