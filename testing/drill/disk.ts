import type { DiskCall } from './disk-log.ts'

/** So much reaches a disk whole or not at all. */
const sector = 512

/**
 * Files as a disk holds them when the power goes: all that was flushed, and of what was written later any
 * part, in any order, down to single sectors.
 */
export class Disk {
	readonly #flushed = new Map<string, Buffer>()
	readonly #later = new Map<string, DiskCall[]>()

	take(call: DiskCall): void {
		const later = this.#later.get(call.file) ?? []
		this.#later.set(call.file, later)
		if (call.kind !== 'sync') later.push(call)
		else this.#flushed.set(call.file, written(this.#flushed.get(call.file), later.splice(0)))
	}

	/** What is there after the power cut. `chance` gives 0 to 1. */
	afterPowerCut(chance: () => number): ReadonlyMap<string, Buffer> {
		const files = new Map(this.#flushed)
		for (const [file, later] of this.#later) {
			// Some cuts leave almost everything, some almost nothing.
			const share = chance()
			const kept = later.flatMap(inSectors).filter(() => chance() < share)
			files.set(file, written(copyOf(files.get(file)), kept))
		}
		return files
	}
}

function copyOf(image: Buffer = Buffer.alloc(0)): Buffer {
	return Buffer.from(image)
}

function inSectors(call: DiskCall): DiskCall[] {
	if (call.kind !== 'write') return [call]
	const parts: DiskCall[] = []
	let from = 0
	while (from < call.bytes.length) {
		const to = Math.min(call.bytes.length, from + sector - ((call.at + from) % sector))
		parts.push({ ...call, at: call.at + from, bytes: call.bytes.subarray(from, to) })
		from = to
	}
	return parts
}

/** A file after these calls; the one handed in may be changed. */
function written(before: Buffer | undefined, calls: readonly DiskCall[]): Buffer {
	let length = before?.length ?? 0
	const image = withRoom(
		before,
		calls.reduce((most, call) => Math.max(most, endOf(call)), length),
	)
	for (const call of calls) {
		if (call.kind === 'cut') image.fill(0, call.length)
		if (call.kind === 'write') call.bytes.copy(image, call.at)
		length = call.kind === 'cut' ? call.length : Math.max(length, endOf(call))
	}
	return image.subarray(0, length)
}

function endOf(call: DiskCall): number {
	if (call.kind === 'sync') return 0
	return call.kind === 'cut' ? call.length : call.at + call.bytes.length
}

function withRoom(image: Buffer | undefined, length: number): Buffer {
	if (image !== undefined && image.length >= length) return image
	return Buffer.concat([image ?? Buffer.alloc(0)], length)
}
