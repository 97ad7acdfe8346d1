import { newSegment, type Segment, segmentDeletion, segmentUpdate } from './messages/segment.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'

/** The saved filters of the list. */
export function segmentRoutes(app: SchemaApp, { store }: PeopleOptions): void {
	app.get(
		'/api/admin/segments',
		async (): Promise<readonly Segment[]> => await store.segments.list(),
	)

	app.post('/api/admin/segments', body(newSegment), async (request, reply) => {
		return reply.code(201).send(await store.segments.create(request.body))
	})

	app.post('/api/admin/segments/update', body(segmentUpdate), async (request, reply) => {
		await store.segments.update(request.body)
		return reply.code(204).send()
	})

	app.post('/api/admin/segments/delete', body(segmentDeletion), async (request, reply) => {
		await store.segments.remove(request.body.id)
		return reply.code(204).send()
	})
}
