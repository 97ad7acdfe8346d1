import type { StoreContext } from '#platform/db/context.ts'
import { installationValue, setInstallationValue, timeNames } from '#platform/db/installation.ts'
import { withContext } from '#platform/with-context.ts'

const valueName = 'mail-tested'

export type LaunchStore = ReturnType<typeof createLaunchStore>

/** Mail server and sender of the last test email, and the time of the last backup. */
export function createLaunchStore(context: StoreContext) {
	return withContext(context, { testedWith, recordTest, backedUpAt })
}

/** Null before the first test email. */
async function testedWith({ db }: StoreContext): Promise<string | null> {
	return await installationValue(db.read, valueName)
}

async function recordTest({ db }: StoreContext, tested: string): Promise<void> {
	await db.write((transaction) => setInstallationValue(transaction, valueName, tested))
}

/** ISO 8601; null before the first backup. */
async function backedUpAt({ db }: StoreContext): Promise<string | null> {
	return await installationValue(db.read, timeNames.backup)
}
