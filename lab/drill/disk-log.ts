import { readFileSync } from 'node:fs'

export type DiskCall =
	| { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
	| {
			readonly kind: 'truncate'
			readonly file: string
			readonly at: number
			readonly length: number
	  }
	| { readonly kind: 'sync'; readonly file: string }

/** A call with its time in epoch milliseconds: its start or, if strace split it into two lines, its end. */
export type TimedDiskCall = DiskCall & { readonly time: number }

const calls = ['write', 'pwrite64', 'pwritev', 'ftruncate', 'fallocate', 'fsync', 'fdatasync']

export function straceCommand(log: string, files: readonly string[]): readonly string[] {
	return [
		// -D keeps the server as the child process instead of strace, so that signals reach it.
		...'strace -D -f --seccomp-bpf -q -y -xx -ttt -s 100000 -e signal=none'.split(' '),
		'-e',
		`trace=${calls.join(',')}`,
		'-o',
		log,
		...files.flatMap((file) => ['-P', file]),
	]
}

const line =
	/^\d+ +(?<seconds>[\d.]+) (?<name>\w+)\(\d+<(?<file>[^>]*)>(?:, (?<rest>.*))?\) += (?<result>-?\d+)/

/** Parses strace's log. Throws on unknown calls, which would invalidate the simulation. */
export function readDiskLog(log: string): TimedDiskCall[] {
	const lines = readFileSync(log, 'latin1')
		.split('\n')
		.filter((text) => text !== '' && !text.includes('+++'))
	return joinInterrupted(lines).map((text) => {
		const found = line.exec(text)?.groups
		const call = found && parseCall(found)
		if (!call) throw new Error(`Cannot parse this line of the disk log: ${text.slice(-200)}`)
		return { ...call, time: Number(found?.['seconds']) * 1000 }
	})
}

/**
 * Joins calls that strace splits into two lines because another thread's call intervenes. A joined call has the place
 * and the time of its second line.
 */
function joinInterrupted(lines: readonly string[]): string[] {
	const begun = new Map<string, string>()
	return lines.flatMap((text) => {
		const [, thread = '', beginning] = /^(\d+) +[\d.]+ (.*) <unfinished \.\.\.>$/.exec(text) ?? []
		if (beginning !== undefined) {
			begun.set(thread, beginning)
			return []
		}
		const ended = /^(\d+)( +[\d.]+ )<\.\.\. \w+ resumed>(.*)$/.exec(text)
		if (!ended) return [text]
		const [, ending = '', time = '', rest = ''] = ended
		return [`${ending}${time}${begun.get(ending) ?? ''}${rest}`]
	})
}

function parseCall(found: Readonly<Record<string, string | undefined>>): DiskCall | null {
	const { name, rest = '', result } = found
	const file = decodeHex(found['file'] ?? '').toString()
	if (Number(result) < 0) return null
	if (name === 'fsync' || name === 'fdatasync') return { kind: 'sync', file }
	if (name === 'ftruncate') return { kind: 'truncate', file, at: 0, length: Number(rest) }
	const [, text = '', size, offset] = /^"([^"]*)", (\d+), (\d+)$/.exec(rest) ?? []
	if (name !== 'pwrite64' || size !== result) return null
	return { kind: 'write', file, at: Number(offset), bytes: decodeHex(text) }
}

function decodeHex(escaped: string): Buffer {
	return Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
}
