import { savedSegment, type Segment, segmentDeletion } from './messages/segment.ts'
import { command } from '#features/accounts/accounts.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import type { PeopleOptions } from './people.ts'

export function segmentRoutes(app: SchemaApp, { store: { segments } }: PeopleOptions): void {
	app.get('/api/admin/segments', async (): Promise<readonly Segment[]> => segments.list())

	command(app, '/api/admin/segments', body(savedSegment), segments.save)

	command(app, '/api/admin/segments/delete', body(segmentDeletion), async ({ id }) =>
		segments.remove(id),
	)
}
