import type { FastifyInstance } from 'fastify'
import type { FirstBuild } from '#server/platform/static/getting-ready.ts'

/** Resolves to whether the server's dependencies (the database) respond. A rejection counts as false. */
export type ReadinessCheck = () => Promise<boolean>

/**
 * Health checks for process supervisors and load balancers: liveness (/healthz) and readiness (/readyz).
 *
 * @param firstBuild progress of the first build; null once there are pages
 */
export function healthRoutes(
	app: FastifyInstance,
	ready: ReadinessCheck,
	firstBuild: () => FirstBuild | null = () => null,
): void {
	app.get('/healthz', () => ({ status: 'ok' }))
	app.get('/readyz', async (_request, reply) => {
		const isReady = await ready().catch(() => false)
		const build = firstBuild()
		if (isReady && build === null) return reply.send({ status: 'ready' })
		const reason = isReady ? reasonOf(build) : 'The database does not answer, or the disk is full.'
		return reply.code(503).send({ status: 'not ready', reason })
	})
}

function reasonOf(build: FirstBuild | null): string {
	return build?.state === 'failed'
		? 'The pages could not be built; the log says why.'
		: 'The first pages are being built.'
}
