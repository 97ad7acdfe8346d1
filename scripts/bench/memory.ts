import { readFileSync } from 'node:fs'

/** The memory that a process has in use, in megabytes. Linux counts it in pages of 4 KB. */
export function memoryOf(pid: number | undefined): number {
	return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
}

/** The same for a process and all that it has started. */
export function familyMemoryOf(pid: number | undefined): number {
	try {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
		const theirs = children.filter(Boolean).map((child) => familyMemoryOf(Number(child)))
		return theirs.reduce((sum, one) => sum + one, memoryOf(pid))
	} catch {
		// It has just ended.
		return 0
	}
}

/**
 * The memory of a process that does not come from files, in megabytes. A browser's renderer also maps about 100 MB of the
 * browser's files, which are not the page's.
 */
export function anonymousMemoryOf(pid: number): number {
	try {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8')
		return (Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024) / 1e6
	} catch {
		// It has just ended.
		return 0
	}
}

/** The most that is in use until the work is done. */
export async function peakDuring<T>(memory: () => number, work: Promise<T>) {
	let peak = memory()
	const timer = setInterval(() => (peak = Math.max(peak, memory())), 10)
	try {
		return { value: await work, peak }
	} finally {
		clearInterval(timer)
	}
}
