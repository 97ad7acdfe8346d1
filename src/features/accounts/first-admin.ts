import type { AccountStores } from './accounts.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** The actor in the audit log. It contains a space, so no account can have this name. */
const actor = 'server start'

/**
 * Ensures that the admin account from the settings exists, with the password from the settings.
 *
 * @param configured null if the settings name no admin
 */
export async function ensureAdmin(
	store: Pick<AccountStores, 'admins'>,
	configured: { readonly name: string; readonly password: string } | null,
): Promise<void> {
	if (configured === null) return
	const { name, password } = configured
	const admin = await store.admins.byName(name)
	// Setting a password ends all sessions of the account, so an unchanged password is not set again.
	const isCurrent = admin !== null && (await verifyPassword(password, admin.passwordHash))
	if (isCurrent && !admin.isDisabled) return
	const hash = await hashPassword(password)
	const isCreated = await store.admins.create(name, hash, actor)
	if (!isCreated) await store.admins.setPassword(name, hash, actor)
}
