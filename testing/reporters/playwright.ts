import { relative } from 'node:path'
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { type TestRun, writeReport } from './report.ts'

/** Writes the same report as the Vitest reporter, for scripts/test.ts. */
export default class PlaywrightReport implements Reporter {
	#suite: Suite | undefined

	onBegin(_config: unknown, suite: Suite): void {
		this.#suite = suite
	}

	onEnd(): void {
		writeReport((this.#suite?.allTests() ?? []).map(summarize))
	}

	printsToStdio(): boolean {
		return false
	}
}

function summarize(test: TestCase): TestRun {
	// The path of titles begins with the root, the project and the file.
	const [, , , ...titles] = test.titlePath()
	return {
		title: [relative(process.cwd(), test.location.file), ...titles].join(' › '),
		outcome: test.outcome() === 'skipped' ? 'skipped' : test.ok() ? 'passed' : 'failed',
		durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
		retries: Math.max(0, test.results.length - 1),
		error: test.results.at(-1)?.error?.message ?? '',
	}
}
