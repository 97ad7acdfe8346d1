import { letterArchiving } from '#features/letters/messages/letter-archive.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import { conflict } from '#features/letters/letter-events.ts'
import type { LetterRouteOptions } from '#features/letters/letters.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'

export function archivingRoutes(
	app: SchemaApp,
	{ store: { letters }, letterArchive = false, onArchived }: LetterRouteOptions,
): void {
	app.post('/api/admin/letter/archive', body(letterArchiving), async (request, reply) => {
		const { id, is_public } = request.body
		const { hasRecentProof, username } = sessionOf(request)
		if (is_public && !letterArchive) throw conflict('off')
		if (is_public && !hasRecentProof) return sendError(reply, 'proof-required')
		const letter = await letters.setArchived(id, is_public, username)
		await onArchived?.()
		return letter
	})
}
