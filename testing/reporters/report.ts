import { writeFileSync } from 'node:fs'

/** The result of one test, from either runner. */
export type TestRun = {
	/** File and title, as in the runner's output. */
	readonly title: string
	readonly outcome: 'passed' | 'failed' | 'skipped'
	readonly durationMs: number
	/** Number of repeated runs. */
	readonly retries: number
}

/** Writes the report to the file in TEST_REPORT, which scripts/test.ts sets; without it writes nothing. */
export function writeReport(tests: readonly TestRun[]): void {
	const file = process.env['TEST_REPORT']
	if (file !== undefined) writeFileSync(file, JSON.stringify(tests))
}
