import { unzipSync } from 'fflate'
import { CalendarFileError } from './reading.ts'
import type { CalendarSource } from './read-calendars.ts'

/** All calendars together, as chosen and after unpacking. */
const maxBytes = 10_000_000

const zipSignature = [0x50, 0x4b]

/**
 * The calendars in the chosen files; those of a .zip as Google exports them.
 *
 * @throws CalendarFileError
 */
export async function readCalendarFiles(
	files: readonly File[],
): Promise<readonly CalendarSource[]> {
	const size = files.reduce((sum, file) => sum + file.size, 0)
	if (size > maxBytes) throw new CalendarFileError('tooLarge', files[0]?.name ?? '')
	const found = await Promise.all(files.map(sourcesIn))
	const sources = found.flat()
	const length = sources.reduce((sum, { text }) => sum + text.length, 0)
	if (length > maxBytes) throw new CalendarFileError('tooLarge', files[0]?.name ?? '')
	return sources
}

async function sourcesIn(file: File): Promise<readonly CalendarSource[]> {
	const bytes = new Uint8Array(await file.arrayBuffer())
	if (zipSignature.every((byte, index) => bytes[index] === byte)) return unpack(file.name, bytes)
	return [sourceOf(file.name, bytes)]
}

/**
 * The calendars of a .zip. Sizes are checked before unpacking, as the archive states them: fflate reserves that
 * much and writes no further, so an archive that states too little wins nothing.
 */
function unpack(file: string, bytes: Uint8Array): readonly CalendarSource[] {
	let size = 0
	const unpacked = unzip(file, bytes, (name, originalSize) => {
		if (!/\.ics$/i.test(name) || /(?:^|\/)(?:__MACOSX\/|\._)/.test(name)) return false
		size += originalSize
		if (size > maxBytes) throw new CalendarFileError('tooLarge', file)
		return true
	})
	if (unpacked.length === 0) throw new CalendarFileError('emptyZip', file)
	return unpacked.map((content) => sourceOf(file, content))
}

function unzip(
	file: string,
	bytes: Uint8Array,
	isWanted: (name: string, originalSize: number) => boolean,
): readonly Uint8Array[] {
	try {
		const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
			isWanted(name, originalSize)
		return Object.values(unzipSync(bytes, { filter }))
	} catch (error) {
		if (error instanceof CalendarFileError) throw error
		throw new CalendarFileError('damaged', file, { cause: error })
	}
}

function sourceOf(file: string, bytes: Uint8Array): CalendarSource {
	const text = decode(bytes)
	if (!/^\s*BEGIN:VCALENDAR\s/i.test(text)) throw new CalendarFileError('notCalendar', file)
	return { file, text }
}

/**
 * UTF-8 as RFC 5545 asks, or UTF-16 with its byte-order mark; older programs write Windows-1252. Lines are unfolded
 * first: RFC 5545 folds after 75 bytes, which may be inside a character.
 */
function decode(bytes: Uint8Array): string {
	const [first, second] = bytes
	if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
	if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
	const unfolded = unfold(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(unfolded)
	} catch {
		return new TextDecoder('windows-1252').decode(unfolded)
	}
}

const [space, tab, lineFeed, carriageReturn] = [0x20, 0x09, 0x0a, 0x0d]

/** Removes each line break that a space or tab follows, with it. */
function unfold(bytes: Uint8Array): Uint8Array {
	const unfolded = new Uint8Array(bytes.length)
	let length = 0
	for (let index = 0; index < bytes.length; index++) {
		const byte = bytes[index] ?? 0
		const after = bytes[index + 1]
		if (byte === lineFeed && (after === space || after === tab)) {
			while (unfolded[length - 1] === carriageReturn) length--
			index++
		} else {
			unfolded[length++] = byte
		}
	}
	return unfolded.subarray(0, length)
}
