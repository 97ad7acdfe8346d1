import type { KeyObject } from 'node:crypto'
import { loginLimits } from '#domain/account/rate-limit.ts'
import type { Admin } from '#server/store/admins.ts'
import type { Store } from '#server/store/store.ts'
import { hashedKey } from './hashed-key.ts'
import { hashPassword, verifyPassword } from './password.ts'

/** `refused` does not say whether the name or the password was wrong. */
type Refusal = { readonly kind: 'refused' } | { readonly kind: 'wait'; readonly seconds: number }

/** The result of a password check. */
type PasswordOutcome = { readonly kind: 'valid'; readonly admin: Admin } | Refusal

/** The result of a login. */
type LoginOutcome = { readonly kind: 'in'; readonly token: string } | Refusal

type Attempt = {
	readonly username: string
	readonly password: string
	/** The client's address, as rate limits identify it. */
	readonly client: string
}

/** Verified for unknown names, so that response times do not reveal which names exist. */
const dummyHash = hashPassword('unknown')

/**
 * Creates the function that checks a password, at the login and when a session proves it again. Both count as attempts
 * of the same account.
 *
 * @param key of the HMAC that hides names and addresses in rate limit counters
 */
export function createPasswordCheck(store: Store, key: KeyObject) {
	return async function checkPassword(attempted: Attempt): Promise<PasswordOutcome> {
		const { username, password, client } = attempted
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
		return { kind: 'valid', admin }
	}
}

/** Creates the login function. */
export function createLogIn(store: Store, key: KeyObject) {
	const checkPassword = createPasswordCheck(store, key)

	return async function logIn(attempt: Attempt): Promise<LoginOutcome> {
		const outcome = await checkPassword(attempt)
		if (outcome.kind !== 'valid') return outcome
		return { kind: 'in', token: await store.sessions.begin(outcome.admin) }
	}
}
