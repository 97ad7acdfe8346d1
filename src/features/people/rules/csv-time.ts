import type { DateOrder } from '#features/people/import/rules/import-plan.ts'

const format = new Intl.DateTimeFormat('es-ES', {
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	hour: '2-digit',
	minute: '2-digit',
	timeZone: 'UTC',
})

/**
 * Formats a timestamp for the CSV file, in UTC and to the minute. Adopted rows can contain any text, which is returned
 * unchanged.
 *
 * @param text ISO 8601
 * @example formatCsvTime('2026-11-24T20:52:31.000Z') // '24 nov 2026, 20:52'
 */
export function formatCsvTime(text: string): string {
	const time = Date.parse(text)
	return Number.isNaN(time) ? text : format.format(time)
}

/** Maximum length of a date, in characters; a longer text is not a date. */
const maxDateLength = 50

/** Months by the first three letters of their English, Spanish, German and Portuguese names. */
const months =
	'jan ene|feb fev|mar|apr abr|may mai|jun|jul|aug ago|sep set|oct okt out|nov|dec dic dez'.split(
		'|',
	)

/** A numeric date, in which day and month can be ambiguous. */
const inFigures = /^(?<first>\d\d?)([-/])(?<second>\d\d?)\2(?<year>[12]\d{3}|\d\d)(?<time>\D.*)?$/s

/** The formats of a date, each with an optional time after it. */
const forms = [
	inFigures,
	/^(?<year>[12]\d{3})([-/.])(?<month>\d\d?)\2(?<day>\d\d?)(?<time>\D.*)?$/s,
	/^(?<day>\d\d?)\.(?<month>\d\d?)\.(?<year>[12]\d{3}|\d\d)(?<time>\D.*)?$/s,
	/^(?<day>\d\d?)\.?[ -](?:de )?(?<name>\p{L}{3,12})\.?[ -](?:de )?(?<year>[12]\d{3})(?<time>\D.*)?$/su,
	/^(?<name>\p{L}{3,12})\.? (?<day>\d\d?),? (?<year>[12]\d{3})(?<time>\D.*)?$/su,
]

const timeForm =
	/^(?:T|,? )(?:at )?(?<hour>\d\d?):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<half>[ap])\.? ?m\.?)?(?: ?(?:Z|UTC|GMT))?(?: ?(?<zone>[+-]\d\d?)(?::?(?<zoneMinute>\d\d))?)?(?: [A-Z]{3,5})?$/i

/**
 * Parses a date from the panel's own CSV file, another service or a spreadsheet. A date without a zone is read as UTC,
 * not as local time of the importing machine.
 *
 * @param order the order of a date such as 05/06/2026
 * @returns milliseconds since 1970; NaN if the text is not a date
 * @example parseCsvTime('24 nov 2026, 20:52', 'dmy') // Date.UTC(2026, 10, 24, 20, 52)
 * @example parseCsvTime('2026-11-24 20:52:00 UTC', 'dmy') // the same
 * @example parseCsvTime('11/24/2026', 'mdy') // Date.UTC(2026, 10, 24)
 * @example parseCsvTime('46350', 'dmy') // the same, as Excel counts days
 */
export function parseCsvTime(text: string, order: DateOrder): number {
	const { first, second, year, ...found } = partsOf(text, forms)
	if (year === undefined) return excelTime(text)
	const [firstDay, firstMonth] = order === 'dmy' ? [first, second] : [second, first]
	const day = Number(found['day'] ?? firstDay)
	const month = Number(found['month'] ?? firstMonth ?? monthOf(found['name'] ?? ''))
	const start = Date.UTC(Number(year) + (year.length === 2 ? 2_000 : 0), month - 1, day)
	const isDay = month >= 1 && month <= 12 && new Date(start).getUTCDate() === day
	return isDay ? start + timeOfDay(found['time'] ?? '') : Number.NaN
}

/**
 * The order of day and month that a date proves: `either` if both orders are possible, null if the format of the date
 * needs no order.
 *
 * @example orderOf('24/11/2026') // 'dmy'
 * @example orderOf('05/06/2026') // 'either'
 * @example orderOf('2026-06-05') // null
 */
export function orderOf(text: string): DateOrder | 'either' | null {
	const { first, second } = partsOf(text, [inFigures])
	if (first === undefined || Number(first) === Number(second)) return null
	if (Number(first) > 12) return 'dmy'
	return Number(second) > 12 ? 'mdy' : 'either'
}

function partsOf(
	text: string,
	some: readonly RegExp[],
): Readonly<Record<string, string | undefined>> {
	if (text.length > maxDateLength) return {}
	for (const form of some) {
		const found = form.exec(text)?.groups
		if (found !== undefined) return found
	}
	return {}
}

function monthOf(name: string): number {
	const start = name.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, 3).toLowerCase()
	return months.findIndex((names) => names.split(' ').includes(start)) + 1
}

/** Milliseconds since midnight in UTC. */
function timeOfDay(text: string): number {
	if (text === '') return 0
	const { hour, minute, second, fraction, half, zone, zoneMinute } = partsOf(text, [timeForm])
	if (hour === undefined) return Number.NaN
	const afternoon = half?.toLowerCase() === 'p' ? 12 : 0
	const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + afternoon
	const offset = Number(zone ?? 0) * 60 + Number(zoneMinute ?? 0) * (zone?.startsWith('-') ? -1 : 1)
	if (hours > 23 || Number(minute) > 59) return Number.NaN
	const seconds = (hours * 60 + Number(minute) - offset) * 60 + Number(second ?? 0)
	// Reads the milliseconds as an integer: in floating point, 52.313 * 1,000 is less than 52,313.
	return seconds * 1_000 + Number((fraction ?? '').slice(0, 3).padEnd(3, '0'))
}

const dayMs = 86_400_000

/** Reads an Excel day number, counted from 1899-12-30. Only days between 1954 and 2119 are recognized. */
function excelTime(text: string): number {
	const days = /^[2-7]\d{4}(?:[.,]\d{1,12})?$/.test(text)
		? Number(text.replace(',', '.'))
		: Number.NaN
	return Date.UTC(1899, 11, 30) + Math.round((days * dayMs) / 1_000) * 1_000
}
