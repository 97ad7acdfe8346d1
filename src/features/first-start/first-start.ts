import { hash } from 'node:crypto'
import { accountLimits } from '#config/rules/account-limits.ts'
import {
	type Actor,
	type Admin,
	type CreatedPasskey,
	hasAdmin,
	insertAdmin,
	insertPasskey,
} from '#features/accounts/accounts.ts'
import { hashToken, newToken, type StoreContext } from '#platform/db/context.ts'
import { installationValue, setInstallationValue } from '#platform/db/installation.ts'
import type { Connection } from '#platform/db/tables.ts'
import { withContext } from '#platform/with-context.ts'
import { type SettingChanges, storeSettings } from '#features/settings/settings.ts'
import type { SettingTexts } from '#config/settings.ts'

export type FirstAccount = {
	readonly name: string
	readonly passwordHash: string
	/** The passkey of an account without a password; null if the account has a password. */
	readonly passkey: CreatedPasskey | null
	readonly settings: SettingChanges
}

/** Name of the installation value with the link's expiry (milliseconds since 1970) and token hash. */
const valueName = 'first-start'

export type FirstStartStore = ReturnType<typeof createFirstStartStore>

/** The link that creates the first account works once, within a day, while there is no account. */
export function createFirstStartStore(context: StoreContext) {
	return withContext(context, { offer, isOpen, accept })
}

/** Creates a link, replacing any earlier one. Returns its token, or null if there is an account. */
async function offer(context: StoreContext): Promise<string | null> {
	const { db, now } = context
	if (await hasAdmin(db.read)) return null
	const token = newToken(context)
	const expiresAt = now() + accountLimits.invitationLifetimeMs
	await db.write((transaction) =>
		setInstallationValue(transaction, valueName, `${expiresAt} ${hashToken(token)}`),
	)
	return token
}

async function isOpen({ db, now }: StoreContext, token: string): Promise<boolean> {
	return (await openValue(db.read, token, now())) !== null
}

/**
 * Creates the first account, stores its settings and uses up the link, all or nothing. Returns null for a token that
 * cannot be accepted.
 *
 * @throws SettingsError
 */
async function accept(
	context: StoreContext,
	token: string,
	environment: SettingTexts,
	{ name, passwordHash, passkey, settings }: FirstAccount,
	device: Actor['device'],
): Promise<Pick<Admin, 'id' | 'name'> | null> {
	return await context.db.write(async (transaction) => {
		const value = await openValue(transaction, token, context.now())
		if (value === null) return null
		// On PostgreSQL, the second of two concurrent requests waits here and finds nothing.
		const used = await transaction
			.deleteFrom('installation')
			.where('name', '=', valueName)
			.where('value', '=', value)
			.returning('name')
			.executeTakeFirst()
		if (used === undefined) return null
		await storeSettings(transaction, context, environment, settings, name)
		const account = { id: firstAdminId(token), name: name.normalize('NFC'), passwordHash }
		await insertAdmin(transaction, context, account, { name: account.name, device })
		if (passkey !== null) await insertPasskey(transaction, context, account, passkey, device)
		return account
	})
}

/**
 * The ID of the account that a token creates. A passkey needs the ID before the account exists.
 *
 * @example firstAdminId('A').length // 32
 */
export function firstAdminId(token: string): string {
	return hash('sha256', `first admin ${token}`).slice(0, 32)
}

async function openValue(db: Connection, token: string, now: number): Promise<string | null> {
	const value = await installationValue(db, valueName)
	const [expiresAt, stored] = value?.split(' ') ?? []
	if (stored !== hashToken(token) || Number(expiresAt) <= now) return null
	return (await hasAdmin(db)) ? null : value
}
