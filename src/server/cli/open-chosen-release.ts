import { migrate } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { type ChosenRelease, createChosenRelease } from '#server/platform/release/chosen-release.ts'
import type { Settings } from '#settings/settings.ts'

/**
 * Opens the record of the release that all processes serve. With SQLite there is none, and no database is needed: the
 * link in the data folder is the choice.
 */
export async function openChosenRelease(
	settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<
	AsyncDisposable & {
		readonly chosen: ChosenRelease | null
	}
> {
	if (settings.databaseUrl === null) return { chosen: null, [Symbol.asyncDispose]: async () => {} }
	const db = openDatabase(settings)
	try {
		for (const note of await migrate(db)) console.error(note)
	} catch (error) {
		await db.close()
		throw error
	}
	return { chosen: createChosenRelease({ db }), [Symbol.asyncDispose]: () => db.close() }
}
