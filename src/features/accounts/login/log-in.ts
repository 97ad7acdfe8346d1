import type { KeyObject } from 'node:crypto'
import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import { nameKey } from '#features/accounts/rules/name-key.ts'
import { retentionMs } from '#values/retention.ts'
import type { RelyingParty } from '#features/accounts/rules/relying-party.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { unknownActor } from '#features/accounts/audit.ts'
import { Refusal, TooManyAttempts } from '#platform/http/api-errors.ts'
import { hashedKey, type RateLimit } from '#platform/http/rate-limits.ts'
import { type ActingSession, sessionIdOf } from './sessions.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { Passkey } from './passkey-store.ts'
import type { PasskeyChecks } from './passkeys.ts'
import { unmatchedHash, verifyPassword } from '#features/accounts/password.ts'

type Options = {
	readonly store: AccountStores
	/** Key of the HMAC that hides account names and client addresses in rate limit counters. */
	readonly key: KeyObject
}

type Visitor = {
	/** The client's address, as rate limits identify it. */
	readonly client: string
}

type PasswordAttempt = Visitor & {
	readonly username: string
	readonly password: string
	/** ID of a browser that has logged in to the account before; null for any other. */
	readonly knownDevice: string | null
}

type PasskeyAttempt = Visitor & {
	readonly assertion: PasskeyAssertion
	readonly relyingParty: RelyingParty
}

/** The number of wrong passwords allowed within `windowMs`. */
const loginLimits = {
	/** Per account and client. */
	maxFailuresPerPair: 10,
	/** Per browser that has logged in to the account before. Failures in other browsers do not count. */
	maxFailuresPerDevice: 10,
	/** Per account, from all browsers that have not logged in to it before: slows down guesses from many addresses. */
	maxFailuresPerAccount: 100,
	/** Per client, for any account. */
	maxFailuresPerClient: 20,
	/** Per session, for re-authentication. */
	maxFailuresPerSession: 10,
} as const

const windowMs = retentionMs.counterWindow

/**
 * Counts an attempt as a failure unless it succeeds. A success resets the counter `resetKey`.
 *
 * @throws TooManyAttempts
 */
async function attempt<T>(
	{ rateLimits }: Pick<AccountStores, 'rateLimits'>,
	limits: readonly RateLimit[],
	work: () => Promise<T>,
	resetKey = '',
): Promise<T> {
	const counted = await rateLimits.consume(limits)
	if ('retryAfterSeconds' in counted) throw new TooManyAttempts(counted.retryAfterSeconds)
	const result = await work()
	const keys = limits.map(({ key }) => key)
	await rateLimits.recordSuccess(counted, keys, resetKey)
	return result
}

async function checkPassword(
	{ admins }: AccountStores,
	username: string,
	password: string,
): Promise<Admin | null> {
	// PostgreSQL rejects text with NUL characters, so no stored name contains one.
	const admin = username.includes('\0') ? null : await admins.byName(username)
	// The password is verified for unknown names too, so that response times do not reveal which names exist.
	const isValid = await verifyPassword(password, admin?.passwordHash ?? unmatchedHash)
	return isValid && admin?.isDisabled === false ? admin : null
}

/**
 * Checks the password of the session's account again. Wrong passwords count against this session only, so nobody else
 * can lock the session.
 *
 * @throws Refusal
 */
export async function provePassword(
	store: AccountStores,
	{ username, token }: Pick<ActingSession, 'username' | 'token'>,
	password: string,
): Promise<void> {
	const key = `proof:${sessionIdOf(token)}`
	const limit = { key, limit: loginLimits.maxFailuresPerSession, windowMs }
	const check = async () => {
		if ((await checkPassword(store, username, password)) !== null) return
		await store.audit.countRefusal('proof refused', username)
		throw new Refusal('The password is wrong', 'wrong-password')
	}
	await attempt(store, [limit], check, key)
}

/**
 * Counts an attempt to use a link as a failure of the client unless it succeeds.
 *
 * @throws Refusal if the attempt resolves to null
 */
export async function throttle<T>(
	{ store, key }: Options,
	client: string,
	attemptLogin: () => Promise<T | null>,
): Promise<T> {
	const clientKey = hashedKey(key, 'invitation', client)
	const limit = { key: clientKey, limit: loginLimits.maxFailuresPerClient, windowMs }
	return await attempt(store, [limit], async () => {
		const result = await attemptLogin()
		if (result === null) throw new Refusal('The link is invalid', 'not-found')
		return result
	})
}

/**
 * Logs in with a password. Failures are counted per pair of account and client, so that wrong passwords from other
 * clients do not lock the account. An account's total over all clients limits only browsers that have never logged in
 * to it.
 *
 * @throws Refusal, which does not reveal whether the name or the password was wrong
 */
export async function logIn({ store, key }: Options, given: PasswordAttempt): Promise<Admin> {
	const { username, password } = given
	const limits = limitsOf(key, given)
	const check = async () => {
		const found = await checkPassword(store, username, password)
		if (found !== null) return found
		const known = username.includes('\0') ? null : await store.admins.bySimilarName(username)
		return await refuse(store, known)
	}
	// Resets only the first counter. The client and the account keep their earlier failures.
	return await attempt(store, limits, check, limits[0].key)
}

function limitsOf(
	key: KeyObject,
	{ username, client, knownDevice }: PasswordAttempt,
): readonly [RateLimit, ...RateLimit[]] {
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

/**
 * Logs in with a passkey. A valid assertion cannot be guessed, so failures lock nothing. The audit log records no more
 * failures per client than the limit for wrong passwords.
 *
 * @throws Refusal
 */
export async function logInWithPasskey(
	{ store, key }: Options,
	checks: PasskeyChecks,
	{ assertion, relyingParty, client }: PasskeyAttempt,
): Promise<Passkey> {
	const passkey = await checks.checkLogin(assertion, relyingParty)
	if (passkey !== null) return passkey
	const limitKey = hashedKey(key, 'passkey', client)
	const limit = { key: limitKey, limit: loginLimits.maxFailuresPerClient, windowMs }
	const known = await store.passkeys.find(assertion.id)
	const isCounted = 'id' in (await store.rateLimits.consume([limit]))
	return await refuse(store, known?.admin ?? null, isCounted)
}

/** @param admin the account of the refused name or passkey; null for none */
async function refuse(
	{ audit }: AccountStores,
	admin: Pick<Admin, 'name'> | null,
	isCounted = true,
): Promise<never> {
	if (isCounted) await audit.countRefusal('login refused', admin?.name ?? unknownActor)
	throw new Refusal('The login is refused', 'unauthorised')
}
