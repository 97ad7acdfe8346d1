import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientKey } from '#platform/http/client-key.ts'
import { deviceOf } from '#features/accounts/rules/user-agent.ts'
import type { AccountOptions } from '#features/accounts/accounts.ts'
import type { Admin } from '#features/accounts/admins.ts'
import { deviceCookie, knownDevice } from './device-cookie.ts'
import { sessionCookie, sessionToken } from './session-cookie.ts'

/**
 * Begins a session and answers with its cookie. Ends the browser's previous session, to prevent session fixation.
 *
 * @param method of the login, for the audit log: `password`, `invitation`, or `passkey` and the passkey's name
 */
export async function sendSession(
	{ store, key }: Pick<AccountOptions, 'store' | 'key'>,
	request: FastifyRequest,
	reply: FastifyReply,
	account: Pick<Admin, 'id' | 'name'>,
	method: string,
) {
	const token = await store.sessions.begin(account, { ...visitorOf(request).device, method })
	const previous = sessionToken(request.headers.cookie)
	if (previous !== null) await store.sessions.end(previous)
	const isKnown = knownDevice(key, request.headers.cookie, account.name) !== null
	const cookies = [sessionCookie(token), ...(isKnown ? [] : [deviceCookie(key, account.name)])]
	return reply.code(204).header('set-cookie', cookies).send()
}

export function visitorOf({ ip, headers }: FastifyRequest) {
	return { client: clientKey(ip), device: deviceOf(headers['user-agent']) }
}
