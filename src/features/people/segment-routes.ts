import { newSegment, type Segment, segmentDeletion, segmentUpdate } from './messages/segment.ts'
import { command } from '#features/accounts/accounts.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'

/** The saved filters of the list. */
export function segmentRoutes(app: SchemaApp, { store: { segments } }: PeopleOptions): void {
	app.get('/api/admin/segments', async (): Promise<readonly Segment[]> => segments.list())

	app.post('/api/admin/segments', body(newSegment), async (request, reply) =>
		reply.code(201).send(await segments.create(request.body)),
	)

	command(app, '/api/admin/segments/update', body(segmentUpdate), segments.update)

	command(app, '/api/admin/segments/delete', body(segmentDeletion), async ({ id }) =>
		segments.remove(id),
	)
}
