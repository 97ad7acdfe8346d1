import type { PageStatus } from '#contract/releases.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import type { SchemaApp } from '#server/platform/http/route-schemas.ts'

/** The build of the pages. Without served pages, as in development, nothing is built. */
export function releaseRoutes(app: SchemaApp, { releases }: Pick<ApiOptions, 'releases'>): void {
	app.get('/api/admin/releases', async (): Promise<PageStatus> => ({
		build: releases?.builder.status() ?? { state: 'idle' },
		changed: [...(releases?.changed() ?? [])],
	}))

	app.post('/api/admin/releases/build', async (_request, reply) => {
		releases?.builder.build()
		return reply.code(204).send()
	})

	app.post('/api/admin/releases/cancel', async (_request, reply) => {
		releases?.builder.cancel()
		return reply.code(204).send()
	})
}
