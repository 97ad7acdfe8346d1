import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countReport } from './messages/count-report.ts'
import { speedReport } from './messages/speed-report.ts'
import { normalizeCount } from './rules/count.ts'
import { bucketsOf } from './rules/speed.ts'
import { requireTrustedOrigin } from '#platform/http/server/trusted-origin.ts'
import { createClientLimit } from '#platform/http/client-limit.ts'
import { useJsonErrors } from '#platform/http/api-errors.ts'
import { body, useSchemas } from '#platform/http/route-schemas.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import type { CountOptions } from './counts.ts'

const maxBodyBytes = 2_048

/** Matches the User-Agent of script-running crawlers. */
const crawler = /bot\b|crawl|spider/i

/**
 * Answers every well-formed report with 204, counted or not, so that the response reveals neither that a limit was
 * reached nor that the visitor has opted out.
 */
export async function countRoutes(plugin: FastifyInstance, options: CountOptions): Promise<void> {
	const { site, counts, speeds, acceptCount = createClientLimit(systemClockAndRandom) } = options
	if (!counts) return
	const app = useSchemas(plugin)
	useJsonErrors(app)
	if (options.isSiteOnOtherOrigin) {
		// A beacon is not a CORS request. With the default `same-origin`, browsers log an error to the console.
		app.addHook('onRequest', async (_request, reply) => {
			reply.header('cross-origin-resource-policy', 'cross-origin')
		})
	}
	// `sendBeacon` sends strings as text/plain, which needs no preflight request on another origin.
	app.addContentTypeParser(
		'text/plain',
		{ parseAs: 'string' },
		app.getDefaultJsonParser('error', 'error'),
	)

	requireTrustedOrigin(app, site)

	app.post('/api/counts', body(countReport, maxBodyBytes), async (request, reply) => {
		if (isCountable(request) && acceptCount(request.ip)) {
			counts.add(normalizeCount(request.body, ownPaths()))
		}
		return reply.code(204).send()
	})

	app.post('/api/speeds', body(speedReport, maxBodyBytes), async (request, reply) => {
		if (isCountable(request) && acceptCount(request.ip)) {
			for (const speed of bucketsOf(request.body, ownPaths())) speeds?.add(speed)
		}
		return reply.code(204).send()
	})
}

/**
 * Whether the client is not a declared crawler and sends neither Global Privacy Control nor Do Not Track. The headers
 * are not stored.
 */
function isCountable({ headers }: FastifyRequest): boolean {
	const isRefused = headers['sec-gpc'] === '1' || headers['dnt'] === '1'
	return !isRefused && !crawler.test(headers['user-agent'] ?? '')
}

function ownPaths(): readonly string[] {
	return ownPages().map(({ path }) => path)
}
