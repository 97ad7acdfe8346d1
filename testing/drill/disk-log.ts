import { readFileSync } from 'node:fs'

/** One call of the server to the disk, in the order of time. */
export type DiskCall =
	| { readonly kind: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
	| { readonly kind: 'cut'; readonly file: string; readonly at: number; readonly length: number }
	| { readonly kind: 'sync'; readonly file: string }

/** A call and when it began, in milliseconds since 1970. */
export type Timed = DiskCall & { readonly time: number }

const calls = ['write', 'pwrite64', 'pwritev', 'ftruncate', 'fallocate', 'fsync', 'fdatasync']

/** The command under which a process notes everything it writes to these files. */
export function noting(log: string, files: readonly string[]): readonly string[] {
	return [
		// -D: the server keeps its own process id, for it is the one to be stopped.
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

/** Reads what was noted. Throws at a call that it does not understand, since it would judge wrongly. */
export function readDiskLog(log: string): Timed[] {
	return readFileSync(log, 'latin1')
		.split('\n')
		.filter((text) => text !== '' && !text.includes('+++'))
		.map((text) => {
			const found = line.exec(text)?.groups
			const call = found && understand(found)
			if (!call) throw new Error(`The disk log has a strange line: ${text.slice(0, 200)}`)
			return { ...call, time: Number(found?.['seconds']) * 1000 }
		})
}

function understand(found: Readonly<Record<string, string | undefined>>): DiskCall | null {
	const { name, rest = '', result } = found
	const file = bytesOf(found['file'] ?? '').toString()
	if (Number(result) < 0) return null
	if (name === 'fsync' || name === 'fdatasync') return { kind: 'sync', file }
	if (name === 'ftruncate') return { kind: 'cut', file, at: 0, length: Number(rest) }
	const [, text = '', size, offset] = /^"([^"]*)", (\d+), (\d+)$/.exec(rest) ?? []
	if (name !== 'pwrite64' || size !== result) return null
	return { kind: 'write', file, at: Number(offset), bytes: bytesOf(text) }
}

function bytesOf(escaped: string): Buffer {
	return Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
}
