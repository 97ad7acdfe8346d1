import { queryOptions } from '@tanstack/react-query'
import type { AcceptedInvitation } from '#features/accounts/messages/account.ts'
import type { Login } from '#features/accounts/messages/login.ts'
import { errorResponse, type ErrorResponse } from '#values/messages/error-response.ts'
import type { Proof } from '#features/accounts/messages/proof.ts'
import type { ProvenAct } from '#values/messages/proven-act.ts'
import { session } from '#features/accounts/messages/session.ts'

/** Origin of the API, empty for the page's own. */
const apiOrigin = import.meta.env.SSR ? '' : (document.documentElement.dataset['api'] ?? '')

export type LoginOutcome =
	| { readonly kind: 'granted' }
	| { readonly kind: 'denied' }
	/** The credentials were correct, but the browser did not store the session cookie. */
	| { readonly kind: 'noCookie' }
	/** `until`: when the next attempt is accepted, in milliseconds since 1970. */
	| { readonly kind: 'tooMany'; readonly until: number }
	| { readonly kind: 'unavailable' }

/** The result of a repeated password entry. */
export type ProofOutcome = Exclude<LoginOutcome, { kind: 'noCookie' }>

/** The session expired or was ended. */
export class SessionEnded extends Error {
	override name = 'SessionEnded'
}

/** The server requires a `proof` first: for one action, or any. */
export class ProofRequired extends Error {
	override name = 'ProofRequired'
	readonly act: ProvenAct | undefined

	constructor(act?: ProvenAct) {
		super()
		this.act = act
	}
}

/** The server refused a request for a reason of its contract. */
export class Refused extends Error {
	override name = 'Refused'
	readonly refusal: ErrorResponse

	constructor(refusal: ErrorResponse, message: string) {
		super(message)
		this.refusal = refusal
	}
}

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
	try {
		const response = await postJson('/api/auth/login', { username, password } satisfies Login)
		return await loginOutcome(response)
	} catch {
		return { kind: 'unavailable' }
	}
}

/** Creates the account of an invitation and logs in. */
export async function acceptInvitation(
	token: string,
	password: string,
): Promise<'granted' | 'expired' | 'tooMany' | 'unavailable'> {
	try {
		const message: AcceptedInvitation = { token, password }
		const response = await postJson('/api/auth/invitation', message)
		if (response.ok) return 'granted'
		const error = (await readRefusal(response))?.error
		if (error === 'too-many') return 'tooMany'
		return error === 'not-found' || error === 'invalid' ? 'expired' : 'unavailable'
	} catch {
		return 'unavailable'
	}
}

/** The result of a login attempt. */
export async function loginOutcome(response: Response): Promise<LoginOutcome> {
	// The cookie is HttpOnly, so only the server can tell whether the browser stored it.
	if (response.ok) return { kind: (await hasSession()) ? 'granted' : 'noCookie' }
	const error = (await readRefusal(response))?.error
	// `invalid`: an empty or overlong name is answered like a wrong one.
	if (error === 'unauthorised' || error === 'invalid') return { kind: 'denied' }
	return error === 'too-many' ? tooMany(response) : { kind: 'unavailable' }
}

/** Proves that the session's user has the account's password or passkey: for one action, or ten minutes. */
export async function prove(message: Proof): Promise<ProofOutcome> {
	const response = await postJson('/api/admin/proof', message).catch(() => null)
	if (response === null) return { kind: 'unavailable' }
	if (response.ok) return { kind: 'granted' }
	const error = (await readRefusal(response))?.error
	if (error === 'unauthorised') throw new SessionEnded()
	if (error === 'wrong-password' || error === 'invalid') return { kind: 'denied' }
	return error === 'too-many' ? tooMany(response) : { kind: 'unavailable' }
}

function tooMany({ headers }: Response): Extract<LoginOutcome, { kind: 'tooMany' }> {
	const waitSeconds = Number(headers.get('retry-after')) || 60
	return { kind: 'tooMany', until: Date.now() + waitSeconds * 1000 }
}

export async function logOut(): Promise<void> {
	await requireOk(await postJson('/api/auth/logout', {}))
}

/** Whether the browser has a valid session. */
export async function hasSession(signal?: AbortSignal): Promise<boolean> {
	try {
		await getJson(session, '/api/auth/session', signal)
		return true
	} catch (error) {
		if (error instanceof SessionEnded) return false
		throw error
	}
}

/** A schema of the contract. */
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
 * The function's second parameter is the version of the data: another version is read again.
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

/** Null for an answer that there is no such thing. */
export async function nullIfUnknown<T>(answer: Promise<T>): Promise<T | null> {
	try {
		return await answer
	} catch (error) {
		const reason = error instanceof Refused ? error.refusal.error : null
		if (reason === 'not-found' || reason === 'invalid') return null
		throw error
	}
}

/** Sends a message and reads the answer. */
export async function postFor<T>(
	schema: Schema<T>,
	path: string,
	message: object = {},
	options: Pick<RequestInit, 'keepalive'> = {},
): Promise<T> {
	const response = await requireOk(await postJson(path, message, options))
	return schema.parse(await response.json())
}

/** Returns a function that sends a message without an answer. It resolves to true, unlike a cancelled proof. */
// oxlint-disable-next-line no-unnecessary-type-parameters -- Types the message.
export function command<Message extends object>(path: string) {
	return async (message: Message): Promise<true> => {
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

/** The URL of an API path. */
export function apiUrl(path: string): string {
	return apiOrigin + path
}

/** Sends the session cookie to an API on another origin of the same site too. */
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
