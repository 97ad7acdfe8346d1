import type { registration } from '#contract/registration.ts'
import { linesOf } from './lines.ts'

/** Where the API is; empty where that is the page's own origin. Replaced by the build. */
const origin: string = import.meta.env.API_URL

/** One row of the list, as the server writes it. */
export type Registration = ReturnType<(typeof registration)['parse']>

export type LoginOutcome =
	| { readonly kind: 'granted' }
	| { readonly kind: 'denied' }
	/** The login was right, but the browser did not keep the session's cookie. */
	| { readonly kind: 'noCookie' }
	/** Until then no attempt counts, in milliseconds since 1970. */
	| { readonly kind: 'tooMany'; readonly until: number }
	| { readonly kind: 'unavailable' }

/** The server no longer knows this session. */
export class SessionEnded extends Error {
	override name = 'SessionEnded'
}

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
	const response = await post('/api/auth/login', { username, password }).catch(() => null)
	if (response?.ok) return await outcomeOfProbe()
	// 400: an empty or endless name is as wrong as any other.
	if (response?.status === 401 || response?.status === 400) return { kind: 'denied' }
	if (response?.status !== 429) return { kind: 'unavailable' }
	const seconds = Number(response.headers.get('retry-after') ?? 60)
	return { kind: 'tooMany', until: Date.now() + seconds * 1000 }
}

export async function logOut(): Promise<void> {
	expectOk(await post('/api/auth/logout', {}))
}

/** A page cannot see whether its browser has kept the cookie; the server can. */
async function outcomeOfProbe(): Promise<LoginOutcome> {
	try {
		return { kind: (await hasSession()) ? 'granted' : 'noCookie' }
	} catch {
		return { kind: 'unavailable' }
	}
}

/** Whether the cookie that this page cannot see opens the panel. */
export async function hasSession(signal?: AbortSignal): Promise<boolean> {
	const response = await call('/api/auth/session', signal ? { signal } : {})
	// Read to its end: an answer that is left unread keeps its connection busy.
	await response.text()
	if (response.ok) return true
	if (response.status === 401) return false
	throw new Error(`${response.url} answered ${response.status}`)
}

/** The list in batches, newest first, as it arrives. */
export async function* readRegistrations(
	signal: AbortSignal,
): AsyncGenerator<Iterable<Registration>> {
	const { body } = expectOk(await call('/api/admin/registrations', { signal }))
	if (body === null) return
	for await (const lines of linesOf(body)) yield parsed(lines)
}

/** How many rows the list has. */
export async function countRegistrations(signal: AbortSignal): Promise<number> {
	const answer = expectOk(await call('/api/admin/registrations/count', { signal }))
	const { count }: { count: number } = await answer.json()
	return count
}

function* parsed(lines: Iterable<string>): Generator<Registration> {
	for (const line of lines) yield JSON.parse(line)
}

/** Leaves a line in the log: somebody took so many rows away. */
export async function noteExport(rows: number): Promise<void> {
	expectOk(await post('/api/admin/exports', { rows }))
}

/** A mail that the server has given up sending. */
export type FailedMail = {
	readonly id: string
	readonly recipient: string
	readonly tries: number
	readonly failure: string | null
	readonly created_at: string
}

export async function readFailedMails(): Promise<readonly FailedMail[]> {
	return await expectOk(await call('/api/admin/failed-mails')).json()
}

/** A line of the log: who did what in the panel or on the command line. */
export type AuditEntry = {
	readonly at: string
	readonly actor: string
	readonly action: string
	readonly rows: number | null
	readonly detail: string
}

export async function readAudit(): Promise<readonly AuditEntry[]> {
	return await expectOk(await call('/api/admin/audit')).json()
}

/** As many as one message may name. */
const atOnce = 5_000

/** Erases exactly these registrations; answers how many of them were still there. */
export async function erase(ids: readonly string[]): Promise<number> {
	let erased = 0
	for (let first = 0; first < ids.length; first += atOnce) {
		const message = { ids: ids.slice(first, first + atOnce) }
		// One after the other: the server writes one at a time anyway.
		// oxlint-disable-next-line no-await-in-loop
		const answer: { erased: number } = await expectOk(
			await post('/api/admin/erasures', message),
		).json()
		erased += answer.erased
	}
	return erased
}

async function post(path: string, message: object): Promise<Response> {
	return await call(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(message),
	})
}

/** The cookie goes along to another origin too, where the browser counts it to the same site. */
async function call(path: string, options: RequestInit = {}): Promise<Response> {
	return await fetch(origin + path, { credentials: 'include', ...options })
}

function expectOk(response: Response): Response {
	if (response.status === 401) throw new SessionEnded()
	if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
	return response
}
