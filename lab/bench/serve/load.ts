import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Results of wrk. Times in milliseconds. */
export type Load = Readonly<{ requests: number; perSecond: number; p50: number; p99: number }>

const run = promisify(execFile)

/**
 * Requests one URL repeatedly from a separate core.
 *
 * @param status expected of every response; any other fails the run
 */
export async function load(
	url: string,
	headers: Readonly<Record<string, string>>,
	status: number,
	options: Readonly<{ core: number; connections: number; seconds: number }>,
): Promise<Load> {
	await expectStatus(url, headers, status)
	const own = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
	const { stdout } = await run('taskset', [
		'-c',
		String(options.core),
		'wrk',
		'-t1',
		`-c${options.connections}`,
		`-d${options.seconds}s`,
		'--latency',
		'--timeout=10s',
		...own,
		url,
	])
	if (stdout.includes('Socket errors'))
		throw new Error(`${url} was not always answered:\n${stdout}`)
	return {
		requests: number(/(\d+) requests in/, stdout),
		perSecond: number(/Requests\/sec:\s+([\d.]+)/, stdout),
		p50: milliseconds('50', stdout),
		p99: milliseconds('99', stdout),
	}
}

async function expectStatus(
	url: string,
	headers: Readonly<Record<string, string>>,
	status: number,
) {
	const response = await fetch(url, { headers })
	await response.arrayBuffer()
	if (response.status !== status)
		throw new Error(`${url} answers ${response.status}, not ${status}`)
}

function number(pattern: RegExp, report: string): number {
	return Number(pattern.exec(report)?.[1])
}

function milliseconds(percent: string, report: string): number {
	const [, value, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)`).exec(report) ?? []
	return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN)
}
