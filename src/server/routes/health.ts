import type { FastifyInstance } from 'fastify'

/** Answers whether what the server needs (the database) is there; a rejection counts as no. */
export type ReadinessCheck = () => Promise<boolean>

/** For supervisors and load balancers: is the process alive, and can it do its work? */
export function healthRoutes(app: FastifyInstance, ready: ReadinessCheck): void {
	app.get('/healthz', () => ({ status: 'ok' }))
	app.get('/readyz', async (_request, reply) => {
		const isReady = await ready().catch(() => false)
		return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
	})
}
