import { readFileSync } from 'node:fs'

/** A web server under measurement. */
export type Peer = Readonly<{
	name: string
	address: string
	/** All its worker processes. */
	pids: readonly number[]
	stop: () => Promise<unknown>
}>

/** Processor time used by the peer so far, in microseconds. The kernel counts in hundredths of a second. */
export function processorTime({ pids }: Peer): number {
	return sum(pids, (pid) => {
		// The second field, in brackets, is the name of the process and can contain anything.
		const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
			.replace(/^.*\) /s, '')
			.split(' ')
		return (Number(fields[11]) + Number(fields[12])) * 10_000
	})
}

/** Peak memory of the peer, in megabytes. */
export function peakMemory({ pids }: Pick<Peer, 'pids'>): number {
	return sum(pids, (pid) => {
		const status = readFileSync(`/proc/${pid}/status`, 'utf8')
		return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
	})
}

function sum(pids: readonly number[], amount: (pid: number) => number): number {
	return pids.reduce((total, pid) => total + amount(pid), 0)
}
