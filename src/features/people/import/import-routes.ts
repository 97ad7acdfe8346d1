import type { CurrentListChange } from '#features/people/messages/list-change.ts'
import {
	importConfirmation,
	type ImportPreview,
	importReference,
	importRequest,
	type ImportUndo,
	type UndoableImports,
} from '#features/people/messages/people-import.ts'
import { mailsPerChunk, maxImportBytes } from './rules/import-plan.ts'
import { requireProof, sessionOf } from '#features/accounts/accounts.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import type { PeopleOptions } from '#features/people/people.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'

/** The maximum size of a body: the file in base64, and the owner's answers. */
const maxBodyBytes = Math.ceil((maxImportBytes * 4) / 3) + 16_384

/**
 * A preview counts as a sensitive act of the session, because it reveals which addresses of the file are on the list.
 */
export function importRoutes(app: SchemaApp, { store, mailLimits }: PeopleOptions): void {
	const previewBody = body(importRequest, maxBodyBytes)
	app.post('/api/admin/imports/preview', previewBody, async (request): Promise<ImportPreview> => {
		await store.proofs.countSensitiveAct(sessionOf(request))
		const { rows: _rows, ...plan } = await store.imports.plan(request.body)
		const waiting = Math.max(0, plan.counts.asked - mailsPerChunk)
		return { ...plan, mail_hours: Math.ceil(waiting / mailLimits.mailsPerHour) }
	})

	const importBody = { ...body(importConfirmation, maxBodyBytes), ...requireProof }
	app.post('/api/admin/imports', importBody, async (request, reply) => {
		const { counts, ...wanted } = request.body
		const change = await store.imports.request(wanted, counts, sessionOf(request).username)
		return reply.code(202).send({ change } satisfies CurrentListChange)
	})

	app.get('/api/admin/imports', async (): Promise<UndoableImports> => store.importUndo.list())

	app.get(
		'/api/admin/imports/undo',
		query(importReference),
		async ({ query: { id } }): Promise<ImportUndo> => store.importUndo.preview(id),
	)

	const undoBody = { ...body(importReference), ...requireProof }
	app.post('/api/admin/imports/undo', undoBody, async (request, reply) => {
		const change = await store.importUndo.request(request.body.id, sessionOf(request).username)
		if (change === null) throw new Refusal('There is no such import', 'not-found')
		return reply.code(202).send({ change } satisfies CurrentListChange)
	})
}
