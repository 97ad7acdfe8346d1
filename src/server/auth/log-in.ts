import type { KeyObject } from 'node:crypto'
import { loginLimits } from '#domain/account/rate-limit.ts'
import type { Store } from '#server/store/store.ts'
import { hashedKey } from './hashed-key.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** The result of a login. `refused` does not say whether the name or the password was wrong. */
export type LoginOutcome =
	| { readonly kind: 'in'; readonly token: string; readonly username: string }
	| { readonly kind: 'refused' }
	| { readonly kind: 'wait'; readonly seconds: number }

type Attempt = {
	readonly username: string
	readonly password: string
	/** The client's address, as rate limits identify it. */
	readonly client: string
}

/**
 * Creates the login function.
 *
 * @param key of the HMAC that hides names and addresses in rate limit counters
 */
export function createLogIn(store: Store, key: KeyObject) {
	// Verified for unknown names, so that response times do not reveal which names exist.
	const dummyHash = hashPassword('unknown')

	return async function logIn({ username, password, client }: Attempt): Promise<LoginOutcome> {
		const account = hashedKey(key, 'account', username.toLowerCase())
		const clientKey = hashedKey(key, 'login', client)
		const windowMs = loginLimits.windowMs
		const attempt = await store.rateLimits.consume([
			{ key: account, limit: loginLimits.maxFailuresPerAccount, windowMs },
			{ key: clientKey, limit: loginLimits.maxFailuresPerClient, windowMs },
		])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		// PostgreSQL rejects text with NUL characters, so no stored name contains one.
		const admin = username.includes('\0') ? null : await store.admins.byName(username)
		const isValid = await verifyPassword(password, admin?.passwordHash ?? (await dummyHash))
		if (admin === null || !isValid || admin.isDisabled) return { kind: 'refused' }
		await store.rateLimits.recordSuccess(attempt, [account, clientKey], account)
		const token = await store.sessions.begin(admin)
		return { kind: 'in', token, username: admin.name }
	}
}
