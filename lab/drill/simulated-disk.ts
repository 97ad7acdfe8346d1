import type { DiskCall } from './disk-log.ts'

/** The unit that a disk writes atomically. */
const sectorBytes = 512

/**
 * Simulates file contents after a power failure: all flushed data survives, and a random subset of sectors of later
 * writes.
 */
export class SimulatedDisk {
	readonly #flushed = new Map<string, Buffer>()
	readonly #unflushed = new Map<string, DiskCall[]>()

	apply(call: DiskCall): void {
		const pending = this.#unflushed.get(call.file) ?? []
		this.#unflushed.set(call.file, pending)
		if (call.kind !== 'sync') pending.push(call)
		else this.#flushed.set(call.file, applyCalls(this.#flushed.get(call.file), pending.splice(0)))
	}

	/** The files after a power failure. `random` returns numbers from 0 to 1. */
	afterPowerCut(random: () => number): ReadonlyMap<string, Buffer> {
		const files = new Map(this.#flushed)
		for (const [file, pending] of this.#unflushed) {
			// A random share, so that both nearly complete and nearly empty subsets occur.
			const share = random()
			const kept = pending.flatMap(splitIntoSectors).filter(() => random() < share)
			files.set(file, applyCalls(copyOf(files.get(file)), kept))
		}
		return files
	}
}

function copyOf(image: Buffer = Buffer.alloc(0)): Buffer {
	return Buffer.from(image)
}

function splitIntoSectors(call: DiskCall): DiskCall[] {
	if (call.kind !== 'write') return [call]
	const parts: DiskCall[] = []
	let from = 0
	while (from < call.bytes.length) {
		const to = Math.min(call.bytes.length, from + sectorBytes - ((call.at + from) % sectorBytes))
		parts.push({ ...call, at: call.at + from, bytes: call.bytes.subarray(from, to) })
		from = to
	}
	return parts
}

/** Applies calls to a file. May modify `before`. */
function applyCalls(before: Buffer | undefined, calls: readonly DiskCall[]): Buffer {
	let length = before?.length ?? 0
	const image = withCapacity(
		before,
		calls.reduce((most, call) => Math.max(most, endOf(call)), length),
	)
	for (const call of calls) {
		if (call.kind === 'truncate') image.fill(0, call.length)
		if (call.kind === 'write') call.bytes.copy(image, call.at)
		length = call.kind === 'truncate' ? call.length : Math.max(length, endOf(call))
	}
	return image.subarray(0, length)
}

function endOf(call: DiskCall): number {
	if (call.kind === 'sync') return 0
	return call.kind === 'truncate' ? call.length : call.at + call.bytes.length
}

function withCapacity(image: Buffer | undefined, length: number): Buffer {
	if (image !== undefined && image.length >= length) return image
	return Buffer.concat([image ?? Buffer.alloc(0)], length)
}
