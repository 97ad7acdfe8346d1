import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { type TestRun, writeReport } from './report.ts'

/** Needed because Vitest's JSON reporter does not report retries. */
export default class VitestReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		writeReport(modules.flatMap(({ children }) => [...children.allTests()].map(summarize)))
	}
}

function summarize(test: TestCase): TestRun {
	const { state } = test.result()
	const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
	return {
		title: `${test.module.relativeModuleId} › ${test.fullName}`,
		// A test that an aborted run did not reach counts as failed.
		outcome: state === 'pending' ? 'failed' : state,
		durationMs: duration,
		retries: retryCount,
	}
}
