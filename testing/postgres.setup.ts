import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** A running PostgreSQL with an empty database; each test makes its own schema in it. */
		postgresUrl: string
	}
}

/** One PostgreSQL for the whole run of tests, in a folder that goes with it. */
export default async function provide(project: TestProject): Promise<() => Promise<void>> {
	// Tests lose nothing when the machine stops; they need not wait for its disk.
	const postgres = await startPostgres('fsync=off')
	project.provide('postgresUrl', postgres.url)
	return postgres.remove
}
