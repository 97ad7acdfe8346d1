import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { dynamicHeaders } from '#server/platform/static/headers.ts'

/** Resolves to whether the server's dependencies (the database) respond. A rejection counts as false. */
export type ReadinessCheck = () => Promise<boolean>

/** Health checks for process supervisors and load balancers: liveness (/healthz) and readiness (/readyz). */
export function healthRoutes(app: FastifyInstance, ready: ReadinessCheck): void {
	app.get('/healthz', () => ({ status: 'ok' }))
	app.get('/readyz', async (_request, reply) => {
		const isReady = await ready().catch(() => false)
		return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
	})
}

/** The health checks of a process whose database is being migrated. */
const answersAtStart = new Map([
	['/healthz', { code: 200, status: 'ok' }],
	['/readyz', { code: 503, status: 'not ready' }],
])

/** Answers a health check before the routes are there. Returns false for other paths. */
export function answerHealthAtStart(request: IncomingMessage, response: ServerResponse): boolean {
	const answer = answersAtStart.get(request.url ?? '')
	if (answer === undefined) return false
	response
		.writeHead(answer.code, {
			...dynamicHeaders,
			'content-type': 'application/json; charset=utf-8',
		})
		.end(JSON.stringify({ status: answer.status }))
	return true
}
