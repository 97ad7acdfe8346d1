import type { FastifyReply } from 'fastify'
import type { Refusal } from './log-in.ts'
import { sendError } from '#platform/http/api-errors.ts'

/** Sends the refusal of a password, passkey or invitation, or the wait after too many attempts. */
export function sendRefusal(
	reply: FastifyReply,
	refusal: Refusal,
	error: 'unauthorised' | 'wrong-password' | 'not-found',
): FastifyReply {
	if (refusal.kind === 'refused') return sendError(reply, error)
	return sendError(reply.header('retry-after', String(refusal.seconds)), 'too-many')
}
