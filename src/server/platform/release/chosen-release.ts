import { installationValue, setInstallationValue } from '#server/platform/db/installation.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import { withContext } from '#server/platform/with-context.ts'

const name = 'release'

/** The release that all processes on one database shall serve. */
export type ChosenRelease = ReturnType<typeof createChosenRelease>

export function createChosenRelease(context: Pick<StoreContext, 'db'>) {
	return withContext(context, { read, choose })
}

/** The name of the chosen release; null before the first choice. */
async function read({ db }: Pick<StoreContext, 'db'>): Promise<string | null> {
	return await installationValue(db.read, name)
}

async function choose({ db }: Pick<StoreContext, 'db'>, value: string): Promise<void> {
	await db.write((transaction) => setInstallationValue(transaction, name, value))
}
