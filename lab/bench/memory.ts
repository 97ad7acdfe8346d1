import { readFileSync } from 'node:fs'

/** Memory in use by a process, in megabytes. Linux counts 4 kB pages. */
export function memoryOf(pid: number | undefined): number {
	return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1e6
}

export async function peakDuring<T>(memory: () => number, work: Promise<T>) {
	let peak = memory()
	const timer = setInterval(() => (peak = Math.max(peak, memory())), 10)
	try {
		return { value: await work, peak }
	} finally {
		clearInterval(timer)
	}
}
