import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'
import { type TestRun, writeReport } from './report.ts'

/** Writes a report that includes retries, which Vitest's JSON reporter leaves out. */
export default class VitestReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
		writeReport([
			...modules.flatMap((module) => [
				...[...module.children.allTests()].map(summarize),
				...[module, ...module.children.allSuites()].flatMap((suite) =>
					suite.errors().map((error) => outsideOfTests(module.relativeModuleId, error)),
				),
			]),
			...unhandled.map((error) => outsideOfTests('outside of any test', error)),
		])
	}
}

function outsideOfTests(title: string, { message, stack = message }: SerializedError): TestRun {
	return { title, outcome: 'failed', durationMs: 0, retries: 0, error: stack }
}

function summarize(test: TestCase): TestRun {
	const { state, errors } = test.result()
	const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
	return {
		title: `${test.module.relativeModuleId} › ${test.fullName}`,
		// A test that an aborted run did not reach counts as failed.
		outcome: state === 'pending' ? 'failed' : state,
		durationMs: duration,
		retries: retryCount,
		...(errors && { error: errors.map(({ message }) => message).join('\n') }),
	}
}
