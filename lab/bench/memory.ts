import { readFileSync } from 'node:fs'

/** The memory that a process has in use, in megabytes. Linux counts it in pages of 4 KB. */
export function memoryOf(pid: number | undefined): number {
	return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
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
