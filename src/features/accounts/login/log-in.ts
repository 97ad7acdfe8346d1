import type { KeyObject } from 'node:crypto'
import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import type { Device } from '#features/accounts/rules/user-agent.ts'
import { nameKey } from '#features/accounts/rules/name-key.ts'
import { loginLimits } from '#platform/http/rate-limit.ts'
import type { RelyingParty } from '#features/accounts/rules/relying-party.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { unknownActor } from '#features/accounts/audit.ts'
import { hashedKey, type RateLimit } from '#platform/http/rate-limits.ts'
import { type ActingSession, sessionIdOf } from './sessions.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { PasskeyChecks } from './passkeys.ts'
import { unmatchedHash, verifyPassword } from '#features/accounts/password.ts'

/** `refused` does not reveal whether the name, the password or the passkey was wrong. */
export type Refusal = Readonly<{ kind: 'refused' } | { kind: 'wait'; seconds: number }>

type PasswordOutcome = { readonly kind: 'valid'; readonly admin: Admin } | Refusal

type LoginOutcome =
	| { readonly kind: 'in'; readonly token: string; readonly account: string }
	| Refusal

type Attempt = {
	readonly username: string
	readonly password: string
	/** The client's address, as rate limits identify it. */
	readonly client: string
	/** ID of a browser that has logged in to the account before; null for any other. */
	readonly knownDevice: string | null
}

type PasskeyAttempt = {
	readonly assertion: PasskeyAssertion
	readonly relyingParty: RelyingParty
	readonly client: string
	readonly device: Device
}

const { windowMs } = loginLimits

/** The account of a name and password; null if they are wrong. */
async function checkPassword(
	{ admins }: AccountStores,
	username: string,
	password: string,
): Promise<Admin | null> {
	// PostgreSQL rejects text with NUL characters, so no stored name contains one.
	const admin = username.includes('\0') ? null : await admins.byName(username)
	// Verified for unknown names too, so that response times do not reveal which names exist.
	const isValid = await verifyPassword(password, admin?.passwordHash ?? unmatchedHash)
	return isValid && admin?.isDisabled === false ? admin : null
}

/**
 * Creates the function that checks the password of the session's account again. Attempts count against the session
 * only, so nobody else can lock it.
 */
export function createPasswordProof(store: AccountStores) {
	return async function prove(
		{ username, token }: Pick<ActingSession, 'username' | 'token'>,
		password: string,
	): Promise<PasswordOutcome> {
		const key = `proof:${sessionIdOf(token)}`
		const limit = { key, limit: loginLimits.maxFailuresPerSession, windowMs }
		const attempt = await store.rateLimits.consume([limit])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		const admin = await checkPassword(store, username, password)
		if (admin === null) {
			await store.audit.countRefusal('proof refused', username)
			return { kind: 'refused' }
		}
		await store.rateLimits.recordSuccess(attempt, [key], key)
		return { kind: 'valid', admin }
	}
}

/** Creates the function that counts a passwordless attempt as a failure of the client unless it succeeds. */
export function createClientThrottle(store: AccountStores, key: KeyObject) {
	return async function throttle<T>(
		client: string,
		attemptLogin: () => Promise<T | null>,
	): Promise<{ readonly kind: 'valid'; readonly result: T } | Refusal> {
		const clientKey = hashedKey(key, 'invitation', client)
		const limit = { key: clientKey, limit: loginLimits.maxFailuresPerClient, windowMs }
		const attempt = await store.rateLimits.consume([limit])
		if ('retryAfterSeconds' in attempt) return { kind: 'wait', seconds: attempt.retryAfterSeconds }
		const result = await attemptLogin()
		if (result === null) return { kind: 'refused' }
		await store.rateLimits.recordSuccess(attempt, [clientKey], '')
		return { kind: 'valid', result }
	}
}

/**
 * Creates the password login. Failures are counted per account and client, so that wrong passwords from elsewhere do
 * not lock the account. The total over all clients limits only browsers that have never logged in to the account.
 *
 * @param key of the HMAC that hides names and addresses in rate limit counters
 */
export function createLogIn(store: AccountStores, key: KeyObject) {
	function limitsOf({
		username,
		client,
		knownDevice,
	}: Attempt): readonly [RateLimit, ...RateLimit[]] {
		const { maxFailuresPerPair, maxFailuresPerDevice, maxFailuresPerAccount } = loginLimits
		if (knownDevice !== null) {
			return [{ key: `device:${knownDevice}`, limit: maxFailuresPerDevice, windowMs }]
		}
		const account = nameKey(username)
		const pair = hashedKey(key, 'pair', JSON.stringify([client, account]))
		return [
			{ key: pair, limit: maxFailuresPerPair, windowMs },
			{ key: hashedKey(key, 'login', client), limit: loginLimits.maxFailuresPerClient, windowMs },
			{ key: hashedKey(key, 'account', account), limit: maxFailuresPerAccount, windowMs },
		]
	}

	return async function logIn(
		attempt: Attempt & { readonly device: Device },
	): Promise<LoginOutcome> {
		const limits = limitsOf(attempt)
		const counted = await store.rateLimits.consume(limits)
		if ('retryAfterSeconds' in counted) return { kind: 'wait', seconds: counted.retryAfterSeconds }
		const { username, password, device } = attempt
		const admin = await checkPassword(store, username, password)
		if (admin === null) {
			const known = username.includes('\0') ? null : await store.admins.bySimilarName(username)
			await store.audit.countRefusal('login refused', known?.name ?? unknownActor)
			return { kind: 'refused' }
		}
		const keys = limits.map((limit) => limit.key)
		// Resets only this counter. The client and the account keep their earlier failures.
		await store.rateLimits.recordSuccess(counted, keys, limits[0].key)
		const token = await store.sessions.begin(admin, { ...device, method: 'password' })
		return { kind: 'in', token, account: admin.name }
	}
}

/**
 * Creates the passkey login. A valid assertion cannot be guessed, so failures lock nothing. The audit log records no
 * more failures per client than it may have wrong passwords.
 */
export function createPasskeyLogIn(store: AccountStores, key: KeyObject, checks: PasskeyChecks) {
	return async function logIn(attempt: PasskeyAttempt): Promise<LoginOutcome> {
		const { assertion, relyingParty, client, device } = attempt
		const passkey = await checks.checkLogin(assertion, relyingParty)
		if (passkey === null) {
			const limitKey = hashedKey(key, 'passkey', client)
			const limit = { key: limitKey, limit: loginLimits.maxFailuresPerClient, windowMs }
			const known = await store.passkeys.find(assertion.id)
			if ('id' in (await store.rateLimits.consume([limit]))) {
				await store.audit.countRefusal('login refused', known?.admin.name ?? unknownActor)
			}
			return { kind: 'refused' }
		}
		const { admin, name } = passkey
		const token = await store.sessions.begin(admin, { ...device, method: `passkey ${name}` })
		return { kind: 'in', token, account: admin.name }
	}
}
