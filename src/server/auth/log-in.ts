import type { KeyObject } from 'node:crypto'
import type { PasskeyAssertion } from '#contract/passkey.ts'
import type { Device } from '#domain/account/device.ts'
import { nameKey } from '#domain/account/name-key.ts'
import { loginLimits } from '#domain/account/rate-limit.ts'
import type { RelyingParty } from '#domain/account/relying-party.ts'
import type { Admin } from '#server/store/admins.ts'
import type { Store } from '#server/store/store.ts'
import { hashedKey } from './hashed-key.ts'
import type { PasskeyChecks } from './passkeys.ts'
import { unmatchedHash, verifyPassword } from './password.ts'

/** `refused` does not say whether the name, the password or the passkey was wrong. */
export type Refusal = Readonly<{ kind: 'refused' } | { kind: 'wait'; seconds: number }>

type Account = Pick<Admin, 'id' | 'name'>

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

type PasskeyAttempt = {
	readonly assertion: PasskeyAssertion
	readonly relyingParty: RelyingParty
	readonly client: string
	readonly device: Device
}

const { windowMs } = loginLimits

/**
 * Creates the function that checks a password, at the login and when a session proves it again. Both count as attempts
 * of the same account.
 *
 * @param key of the HMAC that hides names and addresses in rate limit counters
 */
export function createPasswordCheck(store: Store, key: KeyObject) {
	return async function checkPassword(attempted: Attempt): Promise<PasswordOutcome> {
		const { username, password, client } = attempted
		const account = hashedKey(key, 'account', nameKey(username))
		const clientKey = hashedKey(key, 'login', client)
		const attempt = await store.rateLimits.consume([
			{ key: account, limit: loginLimits.maxFailuresPerAccount, windowMs },
			{ key: clientKey, limit: loginLimits.maxFailuresPerClient, windowMs },
		])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		// PostgreSQL rejects text with NUL characters, so no stored name contains one.
		const admin = username.includes('\0') ? null : await store.admins.byName(username)
		// Verified for unknown names too, so that response times do not reveal which names exist.
		const isValid = await verifyPassword(password, admin?.passwordHash ?? unmatchedHash)
		if (admin === null || !isValid || admin.isDisabled) return { kind: 'refused' }
		await store.rateLimits.recordSuccess(attempt, [account, clientKey], account)
		return { kind: 'valid', admin }
	}
}

/**
 * Creates the function that counts an attempt without a password against the client's failed logins, unless it
 * succeeds. A success also clears the failures of its account.
 */
export function createClientThrottle(store: Store, key: KeyObject) {
	return async function throttle<T extends { readonly admin: Account }>(
		client: string,
		attemptLogin: () => Promise<T | null>,
	): Promise<{ readonly kind: 'valid'; readonly result: T } | Refusal> {
		const clientKey = hashedKey(key, 'login', client)
		const limit = { key: clientKey, limit: loginLimits.maxFailuresPerClient, windowMs }
		const attempt = await store.rateLimits.consume([limit])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		const result = await attemptLogin()
		if (result === null) return { kind: 'refused' }
		const failures = hashedKey(key, 'account', nameKey(result.admin.name))
		await store.rateLimits.recordSuccess(attempt, [clientKey], failures)
		return { kind: 'valid', result }
	}
}

/** Creates the login by password. */
export function createLogIn(store: Store, key: KeyObject) {
	const checkPassword = createPasswordCheck(store, key)

	return async function logIn(
		attempt: Attempt & { readonly device: Device },
	): Promise<LoginOutcome> {
		const outcome = await checkPassword(attempt)
		if (outcome.kind !== 'valid') return outcome
		const details = { ...attempt.device, method: 'password' }
		return { kind: 'in', token: await store.sessions.begin(outcome.admin, details) }
	}
}

/** Creates the login by passkey. */
export function createPasskeyLogIn(store: Store, key: KeyObject, checks: PasskeyChecks) {
	const throttle = createClientThrottle(store, key)

	return async function logIn(attempt: PasskeyAttempt): Promise<LoginOutcome> {
		const { assertion, relyingParty, client, device } = attempt
		const outcome = await throttle(client, () => checks.checkLogin(assertion, relyingParty))
		if (outcome.kind !== 'valid') return outcome
		const { admin, name } = outcome.result
		const token = await store.sessions.begin(admin, { ...device, method: `passkey ${name}` })
		return { kind: 'in', token }
	}
}
