import { writeFileSync } from 'node:fs'

/** One test as both runners report it. */
export type TestRun = {
	/** File and title, as one reads them in the runner's own output. */
	readonly title: string
	readonly outcome: 'passed' | 'failed' | 'skipped'
	readonly durationMs: number
	/** How often it ran again before it passed or was given up. */
	readonly retries: number
}

/** Leaves the report where scripts/test.ts looks for it; by itself a runner writes none. */
export function writeReport(tests: readonly TestRun[]): void {
	const file = process.env['TEST_REPORT']
	if (file !== undefined) writeFileSync(file, JSON.stringify(tests))
}
