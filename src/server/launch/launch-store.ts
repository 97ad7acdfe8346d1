import type { StoreContext } from '#server/platform/db/context.ts'
import {
	installationValue,
	setInstallationValue,
	timeNames,
} from '#server/platform/db/installation.ts'
import { withContext } from '#server/platform/with-context.ts'

const valueName = 'mail-tested'

/** With which mail server and sender a test mail was sent, and when the last backup was made. */
export function createLaunchStore(context: StoreContext) {
	return withContext(context, { testedWith, recordTest, backedUpAt })
}

/** Null before the first one. */
async function testedWith({ db }: StoreContext): Promise<string | null> {
	return await installationValue(db.read, valueName)
}

async function recordTest({ db }: StoreContext, tested: string): Promise<void> {
	await db.write((transaction) => setInstallationValue(transaction, valueName, tested))
}

/** In ISO 8601; null before the first one. */
async function backedUpAt({ db }: StoreContext): Promise<string | null> {
	return await installationValue(db.read, timeNames.backup)
}
