import type { Store } from '#server/store/store.ts'
import { hashPassword, verifyPassword } from './password.ts'

const actor = 'start'

/**
 * Sees to it that somebody can log in: the admin of the settings, with the password of the settings;
 * or, on a first start without them, `admin` with a random password.
 *
 * @param random so many unpredictable bytes
 * @returns the account to print once, else null
 */
export async function ensureAdmin(
	store: Pick<Store, 'admins'>,
	given: { readonly name: string; readonly password: string } | null,
	random: (bytes: number) => Buffer,
): Promise<{ readonly name: string; readonly password: string } | null> {
	if (given !== null) {
		await ensureGiven(store, given)
		return null
	}
	if (await store.admins.exist()) return null
	const made = { name: 'admin', password: random(15).toString('base64url') }
	// Of two processes that start at once only one prints a password.
	const isMade = await store.admins.create(made.name, await hashPassword(made.password), actor)
	return isMade ? made : null
}

async function ensureGiven(
	store: Pick<Store, 'admins'>,
	{ name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
	const admin = await store.admins.byName(name)
	// An unchanged password must not end the sessions at every start.
	const isCurrent = admin !== null && (await verifyPassword(password, admin.passwordHash))
	if (isCurrent && !admin.isDisabled) return
	const hash = await hashPassword(password)
	const isMade = await store.admins.create(name, hash, actor)
	if (!isMade) await store.admins.setPassword(name, hash, actor)
}
