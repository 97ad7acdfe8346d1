import type { KeyObject } from 'node:crypto'
import { loginLimits } from '#domain/account/throttle.ts'
import type { Store } from '#server/store/store.ts'
import { hashedKey } from './hashed-key.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** How an attempt to log in ended. A wrong name and a wrong password end alike. */
export type LoginOutcome =
	| { readonly kind: 'in'; readonly token: string; readonly username: string }
	| { readonly kind: 'refused' }
	| { readonly kind: 'wait'; readonly seconds: number }

type Attempt = {
	readonly username: string
	readonly password: string
	/** Where it comes from: the client's address. */
	readonly client: string
}

/**
 * Makes the function that logs in. `key` hides names and addresses in the store's counters: neither is
 * to be read there.
 */
export function createLogIn(store: Store, key: KeyObject) {
	// Verified for unknown names, so that they take as long as known ones.
	const dummyHash = hashPassword('nobody')

	return async function logIn({ username, password, client }: Attempt): Promise<LoginOutcome> {
		const account = hashedKey(key, 'account', username.toLowerCase())
		const origin = hashedKey(key, 'login', client)
		const windowMs = loginLimits.windowMs
		const attempt = await store.rateLimits.consume([
			{ key: account, limit: loginLimits.perAccount, windowMs },
			{ key: origin, limit: loginLimits.perClient, windowMs },
		])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		// No database knows a name with a zero character, and PostgreSQL refuses the question.
		const admin = username.includes('\0') ? null : await store.admins.byName(username)
		const isRight = await verifyPassword(password, admin?.passwordHash ?? (await dummyHash))
		if (admin === null || !isRight || admin.isDisabled) return { kind: 'refused' }
		await store.rateLimits.recordSuccess(attempt, [account, origin], account)
		const token = await store.sessions.begin(admin)
		return { kind: 'in', token, username: admin.name }
	}
}
