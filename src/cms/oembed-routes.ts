import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { embedOf } from '#site-map/embeds.ts'
import { systemClockAndRandom } from '#platform/db/context.ts'
import { sendError, TooManyAttempts, useJsonErrors } from '#platform/http/api-errors.ts'
import { clientWindowMs, createClientLimit } from '#platform/http/client-limit.ts'
import { query, useSchemas } from '#platform/http/route-schemas.ts'
import { embedOn } from './reader/embeds.ts'
import { siteName } from './reader/facts/product.ts'
import { isOn } from './reader/site-pages.ts'
import { absoluteUrl } from './reader/site-urls.ts'

const cacheSeconds = 3_600

const pixels = z.coerce.number().int().min(1).max(10_000).optional()
const oembedRequest = z.object({
	url: z.url().max(2_000),
	format: z.string().default('json'),
	maxwidth: pixels,
	maxheight: pixels,
})

/** `GET /oembed`: the frame of a page of this site, in the JSON format of https://oembed.com. */
export async function oembedRoutes(
	plugin: FastifyInstance,
	{ accept = createClientLimit(systemClockAndRandom) },
): Promise<void> {
	const app = useSchemas(plugin)
	useJsonErrors(app)

	app.get('/oembed', query(oembedRequest), async (request, reply) => {
		if (!accept(request.ip)) throw new TooManyAttempts(clientWindowMs / 1_000)
		const { url, format, maxwidth = Infinity, maxheight = Infinity } = request.query
		if (format !== 'json') return reply.code(501).send({ error: 'invalid', fields: ['format'] })
		const { origin, pathname, searchParams } = new URL(url)
		const embed = embedOf(pathname)
		if (origin !== new URL(absoluteUrl('/')).origin || !embed || !isOn(embed.language)) {
			return sendError(reply, 'not-found')
		}
		const width = Math.min(embed.width, maxwidth)
		const height = Math.min(embed.height, maxheight)
		const theme = ['light', 'dark'].find((each) => each === searchParams.get('theme'))
		const { title, code } = embedOn({ ...embed, width, height }, theme && `?theme=${theme}`)
		return reply.header('cache-control', `public, max-age=${cacheSeconds}`).send({
			type: 'rich',
			version: '1.0',
			title,
			provider_name: siteName(),
			provider_url: absoluteUrl('/'),
			cache_age: cacheSeconds,
			html: code,
			width,
			height,
		})
	})
}
