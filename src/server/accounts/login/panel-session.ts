import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionToken } from './session-cookie.ts'
import { isTrustedOrigin } from '#server/platform/http/trusted-origin.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import type { ActingSession } from './sessions.ts'
import type { ApiOptions } from '#server/api/api-options.ts'

/** The session of a request to the panel's API. */
export type SessionOf = (request: FastifyRequest) => ActingSession

/**
 * Rejects requests without a session, and writes from another origin. Returns the function that finds an accepted
 * request's session.
 */
export function requireSession(
	app: FastifyInstance,
	{ store, site }: Pick<ApiOptions, 'store' | 'site'>,
): SessionOf {
	const sessions = new WeakMap<FastifyRequest, ReturnType<SessionOf>>()

	app.addHook('onRequest', async (request, reply) => {
		const token = sessionToken(request.headers.cookie)
		const session = token === null ? null : await store.sessions.find(token)
		const { origin, host } = request.headers
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		if (token === null || session === null) await sendError(reply, 'unauthorised')
		else if (!isRead && !isTrustedOrigin(origin, host, site)) await sendError(reply, 'forbidden')
		else sessions.set(request, { ...session, token })
	})

	return (request) => {
		const session = sessions.get(request)
		if (session === undefined) throw new Error('The route has no session hook')
		return session
	}
}

/** The route option that rejects sessions without a recent proof. */
export function requireProof(sessionOf: SessionOf) {
	return {
		onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
			if (!sessionOf(request).hasRecentProof) await sendError(reply, 'proof-required')
		},
	}
}

/** Reads data of up to `maxPeople`; null if the session needs a proof first. */
export type ReadPeople = <T>(
	request: FastifyRequest,
	maxPeople: number,
	read: () => Promise<T>,
	count: (result: T) => number,
) => Promise<{ readonly result: T } | null>

/** Limits how many people a session can read without a recent proof, so that a stolen cookie cannot read the list. */
export function limitReads({ store }: Pick<ApiOptions, 'store'>, sessionOf: SessionOf): ReadPeople {
	return async (request, maxPeople, read, count) => {
		const { hasRecentProof, token } = sessionOf(request)
		if (hasRecentProof) return { result: await read() }
		const reservation = await store.sessionReads.reserve(token, maxPeople)
		if (reservation === null) return null
		const result = await read()
		await store.sessionReads.settle(reservation, count(result))
		return { result }
	}
}

/** Counts an act that erases, unsubscribes, mails or reveals a person. False after sending `proof-required`. */
export type CountAct = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Limits a session's acts between two proofs, however recent the last proof is. */
export function limitActs({ store }: Pick<ApiOptions, 'store'>, sessionOf: SessionOf): CountAct {
	return async (request, reply) => {
		if (await store.proofs.countAct(sessionOf(request).token)) return true
		await sendError(reply, 'proof-required')
		return false
	}
}
