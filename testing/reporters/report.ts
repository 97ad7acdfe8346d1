import { writeFileSync } from 'node:fs'

/** The result of one test, or an error outside of any test, from either runner. */
export type TestRun = {
	/** File and title, as in the runner's output. */
	readonly title: string
	readonly outcome: 'passed' | 'failed' | 'skipped'
	readonly durationMs: number
	readonly retries: number
	/** Why it failed. */
	readonly error?: string
}

/** Writes the report to the file in TEST_REPORT, set by scripts/test.ts; does nothing without it. */
export function writeReport(tests: readonly TestRun[]): void {
	const file = process.env['TEST_REPORT']
	if (file !== undefined) writeFileSync(file, JSON.stringify(tests))
}
