import { auditLog, type AuditEntry } from '#contract/audit-entry.ts'
import { erasureResult, maxErasureIds, type Erasure } from '#contract/erasure.ts'
import type { ExportNote } from '#contract/export-note.ts'
import { failedMails, type FailedMail } from '#contract/failed-mail.ts'
import type { Login } from '#contract/login.ts'
import { refusal, type Refusal } from '#contract/refusal.ts'
import { registration, registrationCount, type Registration } from '#contract/registration.ts'
import { session } from '#contract/session.ts'
import { linesOf } from './lines.ts'

/** Where the API is; empty where that is the page's own origin. Replaced by the build. */
const origin: string = import.meta.env.API_URL

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
	try {
		const response = await post('/api/auth/login', { username, password } satisfies Login)
		// A page cannot see whether its browser has kept the cookie; the server can.
		if (response.ok) return { kind: (await hasSession()) ? 'granted' : 'noCookie' }
		const error = await readRefusal(response)
		// `invalid`: an empty or endless name is as wrong as any other.
		if (error === 'unauthorised' || error === 'invalid') return { kind: 'denied' }
		if (error !== 'too-many') return { kind: 'unavailable' }
		const waitSeconds = Number(response.headers.get('retry-after')) || 60
		return { kind: 'tooMany', until: Date.now() + waitSeconds * 1000 }
	} catch {
		return { kind: 'unavailable' }
	}
}

export async function logOut(): Promise<void> {
	await expectOk(await post('/api/auth/logout', {}))
}

/** Whether the cookie that this page cannot see opens the panel. */
export async function hasSession(signal?: AbortSignal): Promise<boolean> {
	try {
		await read(session, '/api/auth/session', signal)
		return true
	} catch (error) {
		if (error instanceof SessionEnded) return false
		throw error
	}
}

/** The list in batches, newest first, as it arrives. */
export async function* readRegistrations(
	signal: AbortSignal,
): AsyncGenerator<Iterable<Registration>> {
	const { body } = await expectOk(await call('/api/admin/registrations', { signal }))
	if (body === null) return
	for await (const lines of linesOf(body)) yield parsed(lines)
}

function* parsed(lines: Iterable<string>): Generator<Registration> {
	for (const line of lines) yield registration.parse(JSON.parse(line))
}

/** How many rows the list has. */
export async function countRegistrations(signal: AbortSignal): Promise<number> {
	const { count } = await read(registrationCount, '/api/admin/registrations/count', signal)
	return count
}

/** Notes in the audit log that so many rows were exported. */
export async function noteExport(rows: number): Promise<void> {
	await expectOk(await post('/api/admin/exports', { rows } satisfies ExportNote))
}

/** The mails that the server has given up sending. */
export async function readFailedMails(): Promise<readonly FailedMail[]> {
	return await read(failedMails, '/api/admin/failed-mails')
}

/** Who did what, in the panel or on the command line. */
export async function readAudit(): Promise<readonly AuditEntry[]> {
	return await read(auditLog, '/api/admin/audit')
}

/** Erases exactly these registrations; answers how many of them were still there. */
export async function erase(ids: readonly string[]): Promise<number> {
	let total = 0
	for (let first = 0; first < ids.length; first += maxErasureIds) {
		const message: Erasure = { ids: ids.slice(first, first + maxErasureIds) }
		// One after the other: the server writes one at a time anyway.
		// oxlint-disable-next-line no-await-in-loop
		const response = await expectOk(await post('/api/admin/erasures', message))
		// oxlint-disable-next-line no-await-in-loop
		total += erasureResult.parse(await response.json()).erased
	}
	return total
}

/** A schema of the contract. */
type Schema<T> = { readonly parse: (data: unknown) => T }

async function read<T>(schema: Schema<T>, path: string, signal?: AbortSignal): Promise<T> {
	const response = await expectOk(await call(path, signal ? { signal } : {}))
	return schema.parse(await response.json())
}

async function post(path: string, message: object): Promise<Response> {
	return await call(path, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(message),
	})
}

/** The cookie goes along to another origin too, where the browser counts it to the same site. */
async function call(path: string, options: RequestInit): Promise<Response> {
	return await fetch(origin + path, { credentials: 'include', ...options })
}

async function expectOk(response: Response): Promise<Response> {
	if (response.ok) return response
	if ((await readRefusal(response)) === 'unauthorised') throw new SessionEnded()
	throw new Error(`${response.url} answered ${response.status}`)
}

/** Why the server refused; null where the answer is not the API's, such as a proxy's own page. Reads it to its end. */
async function readRefusal(response: Response): Promise<Refusal['error'] | null> {
	const answer = refusal.safeParse(await response.json().catch(() => null))
	return answer.success ? answer.data.error : null
}
