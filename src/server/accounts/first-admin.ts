import type { Store } from '#server/store.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** Contains a space, which no account's name may have. */
const actor = 'server start'

/**
 * Ensures that an admin account exists: the one from the settings, with the password from the settings;
 * or, on the first start without one, `admin` with a random password.
 *
 * @param random generates cryptographically secure random bytes
 * @returns the generated account, to be printed once; null if none was generated
 */
export async function ensureAdmin(
	store: Pick<Store, 'admins'>,
	configured: { readonly name: string; readonly password: string } | null,
	random: (bytes: number) => Buffer,
): Promise<{ readonly name: string; readonly password: string } | null> {
	if (configured !== null) {
		await ensureConfigured(store, configured)
		return null
	}
	if (await store.admins.exist()) return null
	const account = { name: 'admin', password: random(15).toString('base64url') }
	// Of two processes that start at the same time, only one creates the account and prints its password.
	const isCreated = await store.admins.create(
		account.name,
		await hashPassword(account.password),
		actor,
	)
	return isCreated ? account : null
}

async function ensureConfigured(
	store: Pick<Store, 'admins'>,
	{ name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
	const admin = await store.admins.byName(name)
	// Setting the password ends all sessions, so an unchanged one is left alone.
	const isCurrent = admin !== null && (await verifyPassword(password, admin.passwordHash))
	if (isCurrent && !admin.isDisabled) return
	const hash = await hashPassword(password)
	const isCreated = await store.admins.create(name, hash, actor)
	if (!isCreated) await store.admins.setPassword(name, hash, actor)
}
