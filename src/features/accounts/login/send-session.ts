import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '#platform/http/client-key.ts'
import { deviceOf } from '#features/accounts/rules/user-agent.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import { deviceCookie, knownDevice } from './device-cookie.ts'
import { sessionCookie, sessionToken } from './session-cookie.ts'

/** Answers with the cookie of a new session. Ends the browser's previous session, to prevent session fixation. */
export async function sendSession(
	{ store, key }: Pick<AccountOptions, 'store' | 'key'>,
	request: FastifyRequest,
	reply: FastifyReply,
	{ token, account }: { readonly token: string; readonly account: string },
) {
	const previous = sessionToken(request.headers.cookie)
	if (previous !== null) await store.sessions.end(previous)
	const isKnown = knownDevice(key, request.headers.cookie, account) !== null
	const cookies = [sessionCookie(token), ...(isKnown ? [] : [deviceCookie(key, account)])]
	return reply.code(204).header('set-cookie', cookies).send()
}

export function visitorOf({ ip, headers }: FastifyRequest) {
	return { client: clientKey(ip), device: deviceOf(headers['user-agent']) }
}
