// Runs unit tests for workspace.ts, as often as it asks: loading Vitest and starting PostgreSQL takes longer than most
// test files do.
import { createVitest } from 'vitest/node'
import type { Outcome, UnitRun } from './workspace.ts'

const vitest = await createVitest('test', { watch: false, project: ['unit'], reporters: [{}] })
await vitest.standalone()

async function run({ test, title, changed }: UnitRun): Promise<Outcome> {
	for (const file of changed) vitest.invalidateFile(file)
	if (title === undefined) vitest.resetGlobalTestNamePattern()
	else vitest.setGlobalTestNamePattern(title)
	const specifications = await vitest.globTestSpecifications([test])
	await vitest.runTestSpecifications(specifications)
	const modules = specifications.flatMap(({ testModule }) => testModule ?? [])
	const states = modules.flatMap(({ children }) =>
		[...children.allTests()].map((each) => each.result().state),
	)
	return {
		passed: states.filter((state) => state === 'passed').length,
		failed: states.filter((state) => state === 'failed').length,
	}
}

process.on('message', (wanted: UnitRun) => {
	run(wanted).then((outcome) => process.send?.(outcome), fail)
})
// Left to the parent, which disconnects.
process.on('SIGINT', () => {})
process.on('disconnect', () => {
	vitest.close().catch(fail)
})

function fail(error: unknown): never {
	console.error(error)
	process.exit(1)
}
