import { auditLog, type AuditEntry } from '#contract/audit-entry.ts'
import { erasureResult, maxErasureIds, type Erasure } from '#contract/erasure.ts'
import type { ExportNote } from '#contract/export-note.ts'
import { failedMails, type FailedMail } from '#contract/failed-mail.ts'
import type { Login } from '#contract/login.ts'
import { errorResponse, type ErrorResponse } from '#contract/error-response.ts'
import { registration, registrationCount, type Registration } from '#contract/registration.ts'
import { session } from '#contract/session.ts'
import { ndjsonLines } from './ndjson.ts'

/** Origin of the API, empty for the page's own. Replaced by the build. */
const apiOrigin: string = import.meta.env.API_URL

export type LoginOutcome =
	| { readonly kind: 'granted' }
	| { readonly kind: 'denied' }
	/** The credentials were correct, but the browser did not store the session cookie. */
	| { readonly kind: 'noCookie' }
	/** `until`: when the next attempt is accepted, in milliseconds since 1970. */
	| { readonly kind: 'tooMany'; readonly until: number }
	| { readonly kind: 'unavailable' }

/** The session has expired or been ended. */
export class SessionEnded extends Error {
	override name = 'SessionEnded'
}

export async function logIn(username: string, password: string): Promise<LoginOutcome> {
	try {
		const response = await postJson('/api/auth/login', { username, password } satisfies Login)
		// The cookie is HttpOnly, so only the server can tell whether the browser has stored it.
		if (response.ok) return { kind: (await hasSession()) ? 'granted' : 'noCookie' }
		const error = await readRefusal(response)
		// `invalid`: an empty or too long name is answered like a wrong one.
		if (error === 'unauthorised' || error === 'invalid') return { kind: 'denied' }
		if (error !== 'too-many') return { kind: 'unavailable' }
		const waitSeconds = Number(response.headers.get('retry-after')) || 60
		return { kind: 'tooMany', until: Date.now() + waitSeconds * 1000 }
	} catch {
		return { kind: 'unavailable' }
	}
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

/** Streams the registrations in batches, newest first. */
export async function* readRegistrations(
	signal: AbortSignal,
): AsyncGenerator<Iterable<Registration>> {
	const { body } = await requireOk(await request('/api/admin/registrations/stream', { signal }))
	if (body === null) return
	for await (const lines of ndjsonLines(body)) yield parseRegistrations(lines)
}

function* parseRegistrations(lines: Iterable<string>): Generator<Registration> {
	for (const line of lines) yield registration.parse(JSON.parse(line))
}

/** Returns the number of registrations. */
export async function countRegistrations(signal: AbortSignal): Promise<number> {
	const { count } = await getJson(registrationCount, '/api/admin/registrations/count', signal)
	return count
}

/** Records an export in the audit log. */
export async function recordExport(rows: number): Promise<void> {
	await requireOk(await postJson('/api/admin/exports', { rows } satisfies ExportNote))
}

/** Returns the mails that the server has stopped trying to send. */
export async function readFailedMails(): Promise<readonly FailedMail[]> {
	return await getJson(failedMails, '/api/admin/failed-mails')
}

/** Returns what was done in the panel and on the command line, and by whom. */
export async function readAuditLog(): Promise<readonly AuditEntry[]> {
	return await getJson(auditLog, '/api/admin/audit')
}

/** Erases these registrations and returns how many of them still existed. */
export async function eraseRegistrations(ids: readonly string[]): Promise<number> {
	let erasedCount = 0
	for (let first = 0; first < ids.length; first += maxErasureIds) {
		const message: Erasure = { ids: ids.slice(first, first + maxErasureIds) }
		// Sequential, because the server has one writer.
		// oxlint-disable-next-line no-await-in-loop
		const response = await requireOk(await postJson('/api/admin/erasures', message))
		// oxlint-disable-next-line no-await-in-loop
		erasedCount += erasureResult.parse(await response.json()).erased
	}
	return erasedCount
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

export async function postJson(path: string, message: object): Promise<Response> {
	return await request(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(message),
	})
}

/** Sends the session cookie to an API on another origin of the same site too. */
export async function request(path: string, options: RequestInit): Promise<Response> {
	return await fetch(apiOrigin + path, { credentials: 'include', ...options })
}

export async function requireOk(response: Response): Promise<Response> {
	if (response.ok) return response
	if ((await readRefusal(response)) === 'unauthorised') throw new SessionEnded()
	throw new Error(`${response.url} answered ${response.status}`)
}

/** Returns why the server refused; null if the response is not the API's, such as a proxy's error page. */
async function readRefusal(response: Response): Promise<ErrorResponse['error'] | null> {
	const parsed = errorResponse.safeParse(await response.json().catch(() => null))
	return parsed.success ? parsed.data.error : null
}
