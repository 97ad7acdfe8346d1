import { addDays } from '#values/dates/utc-day.ts'

/** The panel's periods, in days. */
export const periodDays = [7, 28, 90] as const

/**
 * The period is a number of days up to yesterday, the days between two dates, or today. An empty filter selects
 * everything.
 */
export type CountView = {
	/** The number of days up to yesterday; null for the period between `from` and `to`; `today` for the current day. */
	readonly days: (typeof periodDays)[number] | null | 'today'
	/** UTC days, inclusive. */
	readonly from: string
	readonly to: string
	readonly path: string
	readonly campaign: string
	readonly locale: string
}

const filters = ['path', 'campaign', 'locale'] as const

/**
 * Parses a URL query into a view. Missing or invalid parts get the default: 28 days, everything.
 *
 * @param today a UTC day. It is incomplete, so it is a separate view and never part of another one.
 * @example readCountView('?days=7&locale=de', '2026-01-05').days // 7
 */
export function readCountView(query: string, today: string): CountView {
	const parameters = new URLSearchParams(query)
	const yesterday = addDays(today, -1)
	const from = parameters.get('from') ?? ''
	const to = parameters.get('to') ?? ''
	const isPeriod = isDay(from) && isDay(to) && from <= to && to <= yesterday
	const isToday = parameters.get('days') === 'today'
	const days = periodDays.find((each) => String(each) === parameters.get('days')) ?? 28
	const [path = '', campaign = '', locale = ''] = filters.map((name) => parameters.get(name) ?? '')
	const filter = { path, campaign, locale }
	if (isPeriod) return { days: null, from, to, ...filter }
	if (isToday) return { days: 'today', from: today, to: today, ...filter }
	return { days, from: addDays(yesterday, 1 - days), to: yesterday, ...filter }
}

/**
 * A view's URL query, without defaults.
 *
 * @example writeCountView(readCountView('?days=7', '2026-01-05')) // '?days=7'
 */
export function writeCountView(view: CountView): string {
	const parameters = new URLSearchParams()
	if (view.days === null) {
		parameters.set('from', view.from)
		parameters.set('to', view.to)
	} else if (view.days !== 28) parameters.set('days', String(view.days))
	for (const name of filters) if (view[name] !== '') parameters.set(name, view[name])
	const query = parameters.toString()
	return query === '' ? '' : `?${query}`
}

/**
 * A view's API query.
 *
 * @example countQueryOf(readCountView('', '2026-01-05')) // 'from=2025-12-08&to=2026-01-04'
 */
export function countQueryOf({ from, to, ...view }: CountView): string {
	const parameters = new URLSearchParams({ from, to })
	for (const name of filters) if (view[name] !== '') parameters.set(name, view[name])
	return parameters.toString()
}

function isDay(text: string): boolean {
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}
