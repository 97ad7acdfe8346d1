import { type UnzipFileInfo, unzipSync } from 'fflate'
import { decodeCalendar } from './decode-calendar.ts'
import { CalendarFileError } from './reading.ts'
import type { CalendarSource } from './read-calendars.ts'

/** Limit for the total size of all calendars, in bytes, both as chosen and after unpacking. */
const maxBytes = 10_000_000

const zipSignature = [0x50, 0x4b]

/**
 * Reads the calendars in the chosen files, including those in a .zip such as Google exports. Also counts the files in a
 * .zip that are named .ics but are not calendars.
 *
 * @throws CalendarFileError
 */
export async function readCalendarFiles(files: readonly File[]) {
	const size = files.reduce((sum, file) => sum + file.size, 0)
	if (size > maxBytes) throw new CalendarFileError('tooLarge', files[0]?.name ?? '')
	const found = await Promise.all(files.map(sourcesIn))
	const sources = found.flatMap((each) => each.sources)
	const length = sources.reduce((sum, { text }) => sum + text.length, 0)
	if (length > maxBytes) throw new CalendarFileError('tooLarge', files[0]?.name ?? '')
	return { sources, notCalendar: found.reduce((sum, each) => sum + each.notCalendar, 0) }
}

async function sourcesIn(file: File) {
	const bytes = new Uint8Array(await file.arrayBuffer())
	if (zipSignature.every((byte, index) => bytes[index] === byte)) return unpack(file.name, bytes)
	const source = sourceOf(file.name, bytes)
	if (!source) throw new CalendarFileError('notCalendar', file.name)
	return { sources: [source], notCalendar: 0 }
}

/**
 * The calendars of a .zip. Before unpacking, checks the sizes that the archive states. fflate allocates the stated
 * sizes and writes no more, so an archive that understates them gains nothing. A file that is not a calendar does not
 * affect the others.
 */
function unpack(file: string, bytes: Uint8Array) {
	let size = 0
	let unpacked: readonly Uint8Array[]
	const filter = ({ name, originalSize }: UnzipFileInfo) => {
		if (!/\.ics$/i.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false
		size += originalSize
		return size <= maxBytes
	}
	try {
		unpacked = Object.values(unzipSync(bytes, { filter }))
	} catch (error) {
		throw new CalendarFileError('damaged', file, { cause: error })
	}
	if (size > maxBytes) throw new CalendarFileError('tooLarge', file)
	if (unpacked.length === 0) throw new CalendarFileError('emptyZip', file)
	const sources = unpacked.flatMap((content) => sourceOf(file, content) ?? [])
	if (sources.length === 0) throw new CalendarFileError('notCalendar', file)
	return { sources, notCalendar: unpacked.length - sources.length }
}

/** The calendar in a file; undefined if the file begins neither with a calendar nor with an event. */
function sourceOf(file: string, bytes: Uint8Array): CalendarSource | undefined {
	const text = decodeCalendar(bytes)
	return /^\s*BEGIN:(?:VCALENDAR|VEVENT)\s/i.test(text) ? { file, text } : undefined
}
