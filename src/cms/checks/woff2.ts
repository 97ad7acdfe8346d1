import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Indexes of some tables in WOFF2's list of known tags; `none` means that the tag follows as text. */
const knownTagIndex = { cmap: 0, glyf: 10, loca: 11, none: 63 } as const

/**
 * The characters with a glyph in a WOFF2 file, from its `cmap`.
 *
 * @see https://www.w3.org/TR/WOFF2/#table_dir_format
 */
export function charactersOf(file: string): ReadonlySet<string> {
	const font = readFileSync(file)
	let at = 48
	const readLength = () => {
		let length = 0
		for (let byte = 128; byte & 128; at++) {
			byte = font.readUInt8(at)
			length = length * 128 + (byte & 127)
		}
		return length
	}
	let begin = 0
	let cmap = -1
	for (let tables = font.readUInt16BE(12); tables > 0; tables--) {
		const flags = font.readUInt8(at++)
		const tag = flags & 63
		if (tag === knownTagIndex.none) at += 4
		const isOutline = tag === knownTagIndex.glyf || tag === knownTagIndex.loca
		const original = readLength()
		const length = flags >> 6 === (isOutline ? 3 : 0) ? original : readLength()
		if (tag === knownTagIndex.cmap) cmap = begin
		begin += length
	}
	const compressed = font.subarray(at, at + font.readUInt32BE(20))
	return readCmap(brotliDecompressSync(compressed).subarray(cmap))
}

/** Reads the subtable of format 4, which web fonts use for the basic multilingual plane. */
function readCmap(cmap: Buffer): ReadonlySet<string> {
	const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
		cmap.readUInt32BE(8 + index * 8),
	)
	const begin = offsets.find((offset) => cmap.readUInt16BE(offset) === 4)
	if (begin === undefined) throw new Error('No cmap of format 4')
	const table = cmap.subarray(begin)
	const width = table.readUInt16BE(6)
	const characters = new Set<string>()
	for (let segment = 0; segment < width; segment += 2) {
		const last = table.readUInt16BE(14 + segment)
		const delta = table.readUInt16BE(16 + width * 2 + segment)
		const rangeAt = 16 + width * 3 + segment
		const range = table.readUInt16BE(rangeAt)
		for (let code = table.readUInt16BE(16 + width + segment); code <= last; code++) {
			if (code === 0xffff) break
			const first = table.readUInt16BE(16 + width + segment)
			const glyph = range ? table.readUInt16BE(rangeAt + range + (code - first) * 2) : code + delta
			if (glyph & 0xffff) characters.add(String.fromCharCode(code))
		}
	}
	return characters
}
