import { queryOptions } from '@tanstack/react-query'
import type { AcceptedInvitation } from '#features/accounts/messages/account.ts'
import type { Login } from '#features/accounts/messages/login.ts'
import type { PasskeyAssertion } from '#features/accounts/messages/passkey.ts'
import { errorResponse, type ErrorResponse } from '#values/messages/error-response.ts'
import type { Proof } from '#features/accounts/messages/proof.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { session } from '#features/accounts/messages/session.ts'

export type LoginOutcome =
	| { readonly kind: 'granted' }
	| { readonly kind: 'denied' }
	/** The credentials were correct, but the browser did not store the session cookie. */
	| { readonly kind: 'noCookie' }
	/** `until`: when the next attempt is accepted, in milliseconds since 1970. */
	| { readonly kind: 'tooMany'; readonly until: number }
	| { readonly kind: 'unavailable' }

/** The result of entering the password again, or of accepting an invitation. */
export type ProofOutcome = Exclude<LoginOutcome, { kind: 'noCookie' }>

export class SessionEnded extends Error {
	override name = 'SessionEnded'
}

/** The server requires re-authentication first: one that allows only `act`, or any act if `act` is undefined. */
export class ProofRequired extends Error {
	override name = 'ProofRequired'
	readonly act: ProvenAct | undefined

	constructor(act?: ProvenAct) {
		super()
		this.act = act
	}
}

export class Refused extends Error {
	override name = 'Refused'
	readonly refusal: ErrorResponse

	constructor(refusal: ErrorResponse, message: string) {
		super(message)
		this.refusal = refusal
	}
}

/**
 * The errors that mean wrong credentials. `invalid` is one of them: an empty or overlong name is treated like a wrong
 * one.
 */
const denials: readonly unknown[] = ['unauthorised', 'wrong-password', 'not-found', 'invalid']

/** Sends credentials. */
async function give(path: string, credentials: object): Promise<ProofOutcome> {
	const response = await postJson(path, credentials).catch(() => null)
	if (response === null) return { kind: 'unavailable' }
	if (response.ok) return { kind: 'granted' }
	const error = (await readRefusal(response))?.error
	if (error === 'unauthorised' && path === proofPath) throw new SessionEnded()
	if (error !== 'too-many') return { kind: denials.includes(error) ? 'denied' : 'unavailable' }
	const waitSeconds = Number(response.headers.get('retry-after')) || 60
	return { kind: 'tooMany', until: Date.now() + waitSeconds * 1000 }
}

export async function logIn(message: Login | PasskeyAssertion): Promise<LoginOutcome> {
	const outcome = await give(`/api/auth/${'id' in message ? 'passkey' : 'login'}`, message)
	if (outcome.kind !== 'granted') return outcome
	// The cookie is HttpOnly, so only the server can tell whether the browser stored it.
	const isStored = await hasSession().catch(() => null)
	return isStored ? outcome : { kind: isStored === null ? 'unavailable' : 'noCookie' }
}

/** Creates the account of an invitation and logs in. */
export const acceptInvitation = async (message: AcceptedInvitation) =>
	await give('/api/auth/invitation', message)

const proofPath = '/api/admin/proof'

/** Re-authenticates the session's user with the account's password or a passkey: for one action, or for ten minutes. */
export const prove = async (message: Proof) => await give(proofPath, message)

export async function logOut(): Promise<void> {
	await requireOk(await postJson('/api/auth/logout', {}))
}

export async function hasSession(signal?: AbortSignal): Promise<boolean> {
	try {
		await getJson(session, '/api/auth/session', signal)
		return true
	} catch (error) {
		if (error instanceof SessionEnded) return false
		throw error
	}
}

/** The schema of a response. */
type Schema<T> = { readonly parse: (data: unknown) => T }

export async function getJson<T>(
	schema: Schema<T>,
	path: string,
	signal?: AbortSignal,
): Promise<T> {
	const response = await requireOk(await request(path, signal ? { signal } : {}))
	return schema.parse(await response.json())
}

/**
 * Returns a function that makes the options of `useQuery` for a resource of the API.
 *
 * The returned function's second parameter is the version of the data: when it changes, the data are read again.
 *
 * @param searchOf the end of the path for a query; by default the path stays the same
 * @example useQuery(resource(letter, '/api/admin/letter', searchById)('7'))
 */
export function resource<T>(schema: Schema<T>, path: string, searchOf = (_query: string) => '') {
	return (query = '', version: string | number = 0) =>
		queryOptions({
			queryKey: [path, query, version],
			queryFn: async ({ signal }) => await getJson(schema, path + searchOf(query), signal),
		})
}

export function searchById(id: string): string {
	return `?${new URLSearchParams({ id })}`
}

/** Resolves to null if the response is `not-found` or `invalid`. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		const reason = error instanceof Refused ? error.refusal.error : null
		if (reason === 'not-found' || reason === 'invalid') return null
		throw error
	}
}

export async function postFor<T>(
	schema: Schema<T>,
	path: string,
	message: object = {},
	options: Pick<RequestInit, 'keepalive'> = {},
): Promise<T> {
	const response = await requireOk(await postJson(path, message, options))
	return schema.parse(await response.json())
}

/** The message that a schema describes; a type that is not a schema is itself the type of the message. */
type MessageOf<Sent extends object> = Sent extends { readonly _zod: { readonly input: object } }
	? Sent['_zod']['input']
	: Sent

/**
 * Returns a function that sends a message whose response is empty. It resolves to true, so that success differs from a
 * cancelled re-authentication, which gives null.
 *
 * @example command<typeof sessionEnd>('/api/admin/sessions/end')
 */
// oxlint-disable-next-line no-unnecessary-type-parameters -- Types the message.
export function command<Sent extends object>(path: string) {
	return async (message: MessageOf<Sent>): Promise<true> => {
		await requireOk(await postJson(path, message))
		return true
	}
}

export async function readFile(path: string): Promise<Blob> {
	return await (await requireOk(await request(path, {}))).blob()
}

export async function postJson(
	path: string,
	message: object,
	options: Pick<RequestInit, 'keepalive' | 'signal'> = {},
): Promise<Response> {
	return await request(path, {
		...options,
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(message),
	})
}

/** The URL of an API path: on the page's own origin, unless the page names another. */
export function apiUrl(path: string): string {
	return (document.documentElement.dataset['api'] ?? '') + path
}

/** Sends a request, with the session cookie even if the API is on another origin of the same site. */
export async function request(path: string, options: RequestInit): Promise<Response> {
	return await fetch(apiUrl(path), { credentials: 'include', ...options })
}

export async function requireOk(response: Response): Promise<Response> {
	if (response.ok) return response
	const refusal = await readRefusal(response)
	if (refusal?.error === 'unauthorised') throw new SessionEnded()
	if (refusal?.error === 'proof-required') throw new ProofRequired(refusal.act)
	// Without its query, which may contain a searched address.
	const message = `${response.url.replace(/\?.*/, '')} answered ${response.status}`
	throw refusal ? new Refused(refusal, message) : new Error(message)
}

/** Returns the server's reason for refusing; null if the response is not the API's, such as a proxy's error page. */
async function readRefusal(response: Response): Promise<ErrorResponse | null> {
	const parsed = errorResponse.safeParse(await response.json().catch(() => null))
	return parsed.success ? parsed.data : null
}
