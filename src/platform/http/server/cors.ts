import type { FastifyInstance } from 'fastify'

/**
 * Allows cross-origin requests from the site's origin, with the panel's cookie. Other origins get no CORS headers, so
 * browsers hide the response from their pages.
 */
export function allowSiteOrigin(app: FastifyInstance, site: string): void {
	app.addHook('onRequest', async ({ headers, method }, reply) => {
		reply.header('vary', 'origin')
		if (headers.origin !== site) return
		reply.headers({
			'access-control-allow-origin': site,
			'access-control-allow-credentials': 'true',
			'access-control-expose-headers': 'retry-after, x-row-count',
		})
		if (method !== 'OPTIONS') return
		await reply
			.code(204)
			.headers({
				'access-control-allow-methods': 'GET, POST',
				'access-control-allow-headers': 'content-type',
				'access-control-max-age': '7200',
			})
			.send()
	})
}
