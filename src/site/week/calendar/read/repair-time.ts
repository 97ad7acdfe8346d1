/** A value of a time property in the form of RFC 5545, with its type. */
export type TimeValue = {
	readonly type: 'DATE' | 'DATE-TIME'
	readonly text: string
}

// A year before 1000 means none.
const dateForm = /^([1-9]\d{3})-?(\d\d)-?(\d\d)$/
const timeForm =
	/^([1-9]\d{3})-?(\d\d)-?(\d\d)[T ]?(\d\d)(?::?(\d\d)(?::?(\d\d))?)?(?:\.\d+)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/
const durationForm = /^[+-]?P(?=.*\d)(?:\d+W)?(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/i

/** No date, time or duration is longer. */
const maxLength = 40

/** No appointment lasts longer than a century. */
const maxSeconds = 100 * 366 * 86_400

const secondsIn: Readonly<Record<string, number>> = { W: 604_800, D: 86_400, H: 3600, M: 60, S: 1 }

/** Whether a text is an RFC 5545 duration of at most a century. */
export function isDuration(value: string): boolean {
	if (value.length > maxLength || !durationForm.test(value)) return false
	// at most 40 characters: maxLength
	const parts = [...value.toUpperCase().matchAll(/(\d+)([WDHMS])/g)]
	const seconds = parts.reduce(
		(sum, [, n, unit = '']) => sum + Number(n) * (secondsIn[unit] ?? 0),
		0,
	)
	return seconds <= maxSeconds
}

/**
 * Parses a date or a time as calendars write them, including hyphens and colons (ISO 8601), missing minutes or seconds,
 * or an offset. A period counts as its start.
 *
 * @returns undefined for anything else, and for days that do not exist
 */
export function readTimeValue(written: string): TimeValue | undefined {
	const [value = ''] = written.trim().toUpperCase().split('/', 1)
	if (value.length > maxLength) return undefined
	const date = dateForm.exec(value)
	if (date) {
		const [, year = '', month = '', day = ''] = date
		return isDay(year, month, day) ? { type: 'DATE', text: year + month + day } : undefined
	}
	return readDateTime(value)
}

function readDateTime(value: string): TimeValue | undefined {
	const [, year = '', month = '', day = '', hour = '', minute = '00', second = '00', zone = ''] =
		timeForm.exec(value) ?? []
	// 24:00 is the next midnight, and a leap second is 60.
	const isTime = Number(hour) <= 24 && Number(minute) < 60 && Number(second) <= 60
	if (!isDay(year, month, day) || !isTime) return undefined
	const wallMs = Date.UTC(+year, +month - 1, +day, +hour, +minute, +second)
	const utcMs = wallMs - offsetMs(zone)
	const basic = new Date(utcMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
	if (!/^[1-9]\d{7}T\d{6}$/.test(basic)) return undefined
	return { type: 'DATE-TIME', text: basic + (zone === '' ? '' : 'Z') }
}

function offsetMs(zone: string): number {
	const [, sign, hours = '', minutes = ''] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
	if (!sign) return 0
	return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

function isDay(year: string, month: string, day: string): boolean {
	const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
	return (
		year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
	)
}
