import ICAL from 'ical.js'
import { ianaOffset, type ZoneOffset } from '#values/dates/time-zone.ts'
import { zoneOfDisplayName } from '#site/week/calendar/rules/display-zones.ts'
import { windowsZones } from '#site/week/calendar/rules/windows-zones.ts'
import { msPerDay } from './calendar-time.ts'

/** Finds the zone of a time, by its TZID if it has one; undefined for a floating time. */
export type ZoneOf = (tzid: string | undefined) => ZoneOffset | undefined

/** A time after all relevant clock changes. */
const lateMs = Date.UTC(2030, 0)

/** The maximum number of parts, separated by slashes, into which a zone name is split. No known name has more. */
const maxParts = 8

/**
 * The length of the periods for which a zone's offset is cached. Since 1970, all offsets have changed at whole quarters
 * of an hour.
 */
const cacheStepMs = 900_000

/**
 * Finds the zone of a TZID: first among the zones known to the runtime, by IANA or Windows name, then among those the
 * calendar defines, then by a Windows display name. The runtime comes first because many exports define only the
 * current rules. Times without a known zone get the zone of the calendar, if the calendar names one (X-WR-TIMEZONE).
 */
export function zonesOf(calendar: ICAL.Component): ZoneOf {
	const found = new Map<string, ZoneOffset | undefined>()
	const find = (tzid: string) => {
		if (!found.has(tzid)) {
			const offset = knownZone(tzid) ?? definedZone(calendar, tzid) ?? displayedZone(tzid)
			found.set(tzid, offset && cached(offset))
		}
		return found.get(tzid)
	}
	const name = calendar.getFirstPropertyValue('x-wr-timezone')
	const ownZone = typeof name === 'string' ? find(name) : undefined
	return (tzid) => (tzid === undefined ? undefined : find(tzid)) ?? ownZone
}

/**
 * "/mozilla.org/20050126_1/Europe/Berlin", "tzone://Microsoft/Utc" and the like end in an IANA name of one to three
 * parts.
 */
function knownZone(tzid: string): ZoneOffset | undefined {
	const name =
		windowsZones[tzid.replace(' Daylight ', ' Standard ')] ??
		tzid.replaceAll(' ', '_').replace(/^US-/, 'US/')
	const parts = name.split('/', maxParts).filter(Boolean)
	const candidates = [3, 2, 1].map((count) => parts.slice(-count).join('/'))
	return candidates.map(ianaOffset).find(Boolean)
}

function displayedZone(tzid: string): ZoneOffset | undefined {
	const name = zoneOfDisplayName(tzid)
	return name === undefined ? undefined : ianaOffset(name)
}

function definedZone(calendar: ICAL.Component, tzid: string): ZoneOffset | undefined {
	const zone = calendar
		.getAllSubcomponents('vtimezone')
		.find((component) => String(component.getFirstPropertyValue('tzid') ?? '').trim() === tzid)
	const changes = zone?.getAllSubcomponents() ?? []
	if (!zone || changes.length === 0 || !changes.every(isChange)) return undefined
	try {
		changes.forEach(separateDates)
		const timezone = new ICAL.Timezone({ component: zone, tzid })
		// Only a lookup shows whether a definition is complete.
		if (!Number.isFinite(timezone.utcOffset(timeOf(lateMs)))) return undefined
		return (instantMs) => offsetIn(timezone, instantMs)
	} catch {
		return undefined
	}
}

/**
 * Whether a component is a clock change that ical.js can compute. Its rule must be yearly, as zones change once a year:
 * with another rule, ical.js may search forever for the next change.
 */
function isChange(component: ICAL.Component): boolean {
	const rules = component.getAllProperties('rrule')
	return (
		['dtstart', 'tzoffsetfrom', 'tzoffsetto'].every((name) => component.hasProperty(name)) &&
		rules.every((property) => /FREQ=YEARLY/i.test(property.toICALString()))
	)
}

/**
 * If a clock change has RDATE, gives its start and each of its dates a separate RDATE, because ical.js then ignores the
 * start, and reads only the first value of an RDATE line.
 */
function separateDates(change: ICAL.Component): void {
	const dates = change.getAllProperties('rdate').flatMap((property) => property.getValues())
	if (dates.length === 0) return
	change.removeAllProperties('rdate')
	for (const date of [change.getFirstPropertyValue('dtstart'), ...dates])
		change.addPropertyWithValue('rdate', date)
}

/**
 * The zone's offset at an instant. ical.js expects a time on the zone's clock, which is computed here with the lower of
 * the offsets a day before and a day after the instant.
 */
function offsetIn(timezone: ICAL.Timezone, instantMs: number): number {
	const offsetAt = (wallMs: number) => timezone.utcOffset(timeOf(wallMs)) * 1000
	const [before, after] = [offsetAt(instantMs - msPerDay), offsetAt(instantMs + msPerDay)]
	return offsetAt(instantMs + Math.min(before, after))
}

/** An ical.js time without a zone. */
export function timeOf(wallMs: number, isDate = false): ICAL.Time {
	const date = new Date(wallMs)
	return ICAL.Time.fromData({
		year: date.getUTCFullYear(),
		month: date.getUTCMonth() + 1,
		day: date.getUTCDate(),
		hour: date.getUTCHours(),
		minute: date.getUTCMinutes(),
		second: date.getUTCSeconds(),
		isDate,
	})
}

/** The wall-clock time of an ical.js time, whatever its zone. */
export function wallOf({ year, month, day, hour, minute, second }: ICAL.Time): number {
	return Date.UTC(year, month - 1, day, hour, minute, second)
}

function cached(offsetAt: ZoneOffset): ZoneOffset {
	const offsets = new Map<number, number>()
	return (instantMs) => {
		const step = Math.floor(instantMs / cacheStepMs)
		const known = offsets.get(step)
		if (known !== undefined) return known
		const offset = offsetAt(step * cacheStepMs)
		offsets.set(step, offset)
		return offset
	}
}
