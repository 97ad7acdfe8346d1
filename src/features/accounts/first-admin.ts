import type { AccountStores } from './accounts.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Contains a space, which account names cannot. */
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
	// Setting the password ends all sessions, so the same password is not set again.
	const isCurrent = admin !== null && (await verifyPassword(password, admin.passwordHash))
	if (isCurrent && !admin.isDisabled) return
	const hash = await hashPassword(password)
	const isCreated = await store.admins.create(name, hash, actor)
	if (!isCreated) await store.admins.setPassword(name, hash, actor)
}
