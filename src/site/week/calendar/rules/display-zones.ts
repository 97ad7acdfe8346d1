import { foldTitle } from './fold-title.ts'
import { ianaOffset } from '#values/dates/time-zone.ts'

/** Distinctive words, other than cities, in English and Portuguese display names, each with its zone. */
const zoneWords: readonly (readonly [words: string, zone: string])[] = [
	['atlantic time', 'America/Halifax'],
	['eastern time', 'America/New_York'],
	['hora do leste', 'America/New_York'],
	['central time', 'America/Chicago'],
	['hora central', 'America/Chicago'],
	['mountain time', 'America/Denver'],
	['hora das montanhas', 'America/Denver'],
	['pacific time', 'America/Los_Angeles'],
	['hora do pacifico', 'America/Los_Angeles'],
	['newfoundland', 'America/St_Johns'],
	['alaska', 'America/Anchorage'],
	['hawaii', 'Pacific/Honolulu'],
	['arizona', 'America/Phoenix'],
	['indiana', 'America/Indianapolis'],
	['saskatchewan', 'America/Regina'],
	['central america', 'America/Guatemala'],
	['baja california', 'America/Tijuana'],
	['greenland', 'America/Godthab'],
	['brasilia', 'America/Sao_Paulo'],
	['city of buenos aires', 'America/Buenos_Aires'],
	['berlim', 'Europe/Berlin'],
	['west central africa', 'Africa/Lagos'],
	['abu dhabi', 'Asia/Dubai'],
	['beijing', 'Asia/Shanghai'],
	['sri jayawardenepura', 'Asia/Colombo'],
	['coordinated universal time', 'Etc/UTC'],
]

const regions = 'Europe America Asia Africa Australia Pacific Atlantic Indian'.split(' ')

const [maxLength, maxCities] = [200, 8]
const displayName = /^(?:\((?:UTC|GMT) ?([+-]\d\d:?\d\d)?\))?([^]*)$/i
const [winterMs, summerMs] = [Date.UTC(2026, 0), Date.UTC(2026, 6)]

/**
 * The IANA zone of a Windows display name, which Outlook and Exchange write instead of the zone's own name. The zone is
 * found by distinctive words of the name or by its cities. If the name states an offset, the zone must have that offset
 * in standard time.
 *
 * @returns undefined for a name in another language, or without a matching zone
 * @example zoneOfDisplayName('(UTC-05:00) Eastern Time (US and Canada)') // 'America/New_York'
 */
export function zoneOfDisplayName(name: string): string | undefined {
	const [, offset, places = ''] = displayName.exec(name.slice(0, maxLength)) ?? []
	const words = foldTitle(places)
	const named = zoneWords.filter(([phrase]) => words.includes(` ${phrase} `))
	const cities = places
		.split(/[,()]/, maxCities)
		.map((city) => foldTitle(city).trim().replaceAll(' ', '_'))
	const zones = [
		...named.map(([, zone]) => zone),
		...cities.flatMap((city) => (city === '' ? [] : regions.map((region) => `${region}/${city}`))),
	]
	return zones.find((zone) => hasStandardOffset(zone, offset))
}

/** Whether the zone exists and, if an offset is given, has it in standard time. */
function hasStandardOffset(zone: string, offset: string | undefined): boolean {
	const offsetAt = ianaOffset(zone)
	if (!offsetAt || offset === undefined) return offsetAt !== undefined
	const standardMinutes = Math.min(offsetAt(winterMs), offsetAt(summerMs)) / 60_000
	const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2))
	return standardMinutes === (offset.startsWith('-') ? -minutes : minutes)
}
