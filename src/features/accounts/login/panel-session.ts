import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { sessionToken } from './session-cookie.ts'
import { requireTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { ActUnproven, Refusal } from '#platform/http/api-errors.ts'
import type { Schema, SchemaApp } from '#platform/http/route-schemas.ts'
import type { ActingSession } from './sessions.ts'
import type { AccountOptions, AccountStores } from '#features/accounts/accounts.ts'

const sessions = new WeakMap<FastifyRequest, ActingSession>()

/** Rejects requests without a session, and requests from another origin unless they only read. */
export function requireSession(
	app: FastifyInstance,
	{ store, site }: Pick<AccountOptions, 'store' | 'site'>,
): void {
	app.addHook('onRequest', async (request) => {
		const token = sessionToken(request.headers.cookie)
		const session = token === null ? null : await store.sessions.find(token)
		if (token === null || session === null) throw new Refusal('There is no session', 'unauthorised')
		sessions.set(request, { ...session, token })
	})
	requireTrustedOrigin(app, site)
}

/** Throws if the route has no `requireSession` hook. */
export function sessionOf(request: FastifyRequest): ActingSession {
	const session = sessions.get(request)
	if (session === undefined) throw new Error('The route has no session hook')
	return session
}

/**
 * Adds a route that carries out an act and answers with 204.
 *
 * @param options as for `post`, with the schema of the message
 */
export function command<Message>(
	app: SchemaApp,
	path: string,
	options: { readonly schema: { readonly body: Schema<Message> } } & RouteShorthandOptions,
	act: (message: Message, session: ActingSession) => Promise<unknown>,
): void {
	app.post(path, options, async (request, reply) => {
		// oxlint-disable-next-line no-unsafe-type-assertion -- Parsed with the schema.
		await act(request.body as Message, sessionOf(request))
		return reply.code(204).send()
	})
}

export const requireProof = {
	onRequest: async (request: FastifyRequest) => {
		if (!sessionOf(request).hasRecentProof) throw new ActUnproven()
	},
}

/**
 * Reads data of people. Without a recent proof a session can read only a limited number of people, so that a stolen
 * cookie cannot read the whole list. The people are counted before they are sent, so that concurrent requests share the
 * limit.
 *
 * @throws ActUnproven
 */
export async function readPeople<T>(
	store: Pick<AccountStores, 'sessionReads'>,
	request: FastifyRequest,
	read: () => Promise<T>,
	count: (result: T) => number,
): Promise<T> {
	const { hasRecentProof, token } = sessionOf(request)
	const result = await read()
	if (!hasRecentProof) await store.sessionReads.count(token, count(result))
	return result
}
