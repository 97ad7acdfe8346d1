import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Site tests that wait for processes, the longest first, 10 to 30 s each. */
const longest = ['counts', 'process', 'development', 'serving'].map(
	(name) => `tests/site/${name}.test.ts`,
)

/**
 * Starts the longest files first, so that none is left to one worker at the end. Vitest sorts by the durations of the
 * previous run, which a fresh clone lacks.
 */
export class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		// oxlint-disable-next-line unicorn/no-array-sort -- Vitest's method, not an array's.
		const sorted = await super.sort(files)
		return sorted.toSorted((one, other) => place(one) - place(other))
	}
}

function place({ moduleId }: TestSpecification): number {
	const index = longest.findIndex((path) => moduleId.endsWith(path))
	return index === -1 ? longest.length : index
}
