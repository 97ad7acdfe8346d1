import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The site tests that start processes and wait for them, the longest first: they take 10 to 30 s each. */
const longest = ['counts', 'process', 'development', 'serving'].map(
	(name) => `tests/site/${name}.test.ts`,
)

/**
 * Starts the longest files first, so that none of them is left to one worker at the end. Vitest itself sorts by the
 * durations of the last run, which a fresh clone does not have.
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
