import type { FastifyInstance } from 'fastify'

/** A rejection counts as false. */
export type ReadinessCheck = () => Promise<boolean>

export function healthRoutes(app: FastifyInstance, ready: ReadinessCheck): void {
	app.get('/healthz', () => ({ status: 'ok' }))
	app.get('/readyz', async (_request, reply) => {
		const isReady = await ready().catch(() => false)
		if (isReady) return reply.send({ status: 'ready' })
		return reply.code(503).send({ status: 'not ready', reason: 'The database does not answer.' })
	})
}
