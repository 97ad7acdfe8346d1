import type { FastifyInstance } from 'fastify'
import { invalidFields } from '#contract/error-response.ts'
import { newSegment, type Segment, segmentDeletion, segmentUpdate } from '#contract/segment.ts'
import { sendError } from '#server/http/api-errors.ts'
import type { ApiOptions } from './api-options.ts'

/** The saved filters of the list. */
export function segmentRoutes(app: FastifyInstance, { store }: Pick<ApiOptions, 'store'>): void {
	app.get(
		'/api/admin/segments',
		async (): Promise<readonly Segment[]> => await store.segments.list(),
	)

	app.post('/api/admin/segments', async (request, reply) => {
		const parsed = newSegment.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const created = await store.segments.create(parsed.data)
		if (typeof created === 'object') return reply.code(201).send(created)
		return sendError(reply, 'conflict', { field: created === 'too many' ? 'count' : 'name' })
	})

	app.post('/api/admin/segments/update', async (request, reply) => {
		const parsed = segmentUpdate.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		const outcome = await store.segments.update(parsed.data)
		if (outcome === 'unknown') return sendError(reply, 'not-found')
		if (outcome === 'name taken') return sendError(reply, 'conflict', { field: 'name' })
		return reply.code(204).send()
	})

	app.post('/api/admin/segments/delete', async (request, reply) => {
		const parsed = segmentDeletion.safeParse(request.body)
		if (!parsed.success) return sendError(reply, 'invalid', invalidFields(parsed.error))
		await store.segments.remove(parsed.data.id)
		return reply.code(204).send()
	})
}
