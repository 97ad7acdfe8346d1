import { newSegment, type Segment, segmentDeletion, segmentUpdate } from './messages/segment.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'

/** The saved filters of the list. */
export function segmentRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.get(
		'/api/admin/segments',
		async (): Promise<readonly Segment[]> => await store.segments.list(),
	)

	app.post('/api/admin/segments', body(newSegment), async (request, reply) => {
		const created = await store.segments.create(request.body)
		if (typeof created === 'object') return reply.code(201).send(created)
		return sendError(reply, 'conflict', { field: created === 'too many' ? 'count' : 'name' })
	})

	app.post('/api/admin/segments/update', body(segmentUpdate), async (request, reply) => {
		const outcome = await store.segments.update(request.body)
		if (outcome === 'unknown') return sendError(reply, 'not-found')
		if (outcome === 'name taken') return sendError(reply, 'conflict', { field: 'name' })
		return reply.code(204).send()
	})

	app.post('/api/admin/segments/delete', body(segmentDeletion), async (request, reply) => {
		await store.segments.remove(request.body.id)
		return reply.code(204).send()
	})
}
