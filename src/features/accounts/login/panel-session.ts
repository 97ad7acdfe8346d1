import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionToken } from './session-cookie.ts'
import { isTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { sendError } from '#platform/http/api-errors.ts'
import type { ActingSession } from './sessions.ts'
import type { AccountOptions, AccountStores } from '#features/accounts/accounts.ts'

const sessions = new WeakMap<FastifyRequest, ActingSession>()

/** Rejects requests without a session, and writes from another origin. */
export function requireSession(
	app: FastifyInstance,
	{ store, site }: Pick<AccountOptions, 'store' | 'site'>,
): void {
	app.addHook('onRequest', async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		const session = token === null ? null : await store.sessions.find(token)
		const { origin, host } = request.headers
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		if (token === null || session === null) await sendError(reply, 'unauthorised')
		else if (!isRead && !isTrustedOrigin(origin, host, site)) await sendError(reply, 'forbidden')
		else sessions.set(request, { ...session, token })
	})
}

/** The session of a request that `requireSession` let through. */
export function sessionOf(request: FastifyRequest): ActingSession {
	const session = sessions.get(request)
	if (session === undefined) throw new Error('The route has no session hook')
	return session
}

/** The route option that rejects sessions without a recent proof. */
export const requireProof = {
	onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
		if (!sessionOf(request).hasRecentProof) await sendError(reply, 'proof-required')
	},
}

/**
 * Reads data of up to `maxPeople`; null if the session needs a proof first: without a recent one it can read only some
 * people, so that a stolen cookie cannot read the list.
 */
export async function readPeople<T>(
	store: Pick<AccountStores, 'sessionReads'>,
	request: FastifyRequest,
	maxPeople: number,
	read: () => Promise<T>,
	count: (result: T) => number,
): Promise<{ readonly result: T } | null> {
	const { hasRecentProof, token } = sessionOf(request)
	if (hasRecentProof) return { result: await read() }
	const reservation = await store.sessionReads.reserve(token, maxPeople)
	if (reservation === null) return null
	const result = await read()
	await store.sessionReads.settle(reservation, count(result))
	return { result }
}

/**
 * Counts an act that erases, unsubscribes, mails or reveals a person. False after sending `proof-required`, once the
 * session has reached the limit between two proofs, however recent the last proof is.
 */
export async function countSensitiveAct(
	store: Pick<AccountStores, 'proofs'>,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<boolean> {
	if (await store.proofs.countSensitiveAct(sessionOf(request).token)) return true
	await sendError(reply, 'proof-required')
	return false
}
