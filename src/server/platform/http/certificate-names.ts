import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isHostName } from '#domain/paths/host-name.ts'
import type { Settings } from '#settings/settings.ts'

/** The names for which a proxy may obtain certificates. */
export type CertificateNames = {
	readonly has: (name: string) => boolean
	/**
	 * Takes the name under which a link that the first start prints was opened, if the code is that link's. The last one
	 * counts. Returns whether the code is right.
	 */
	readonly open: (name: string, code: string) => boolean
}

/**
 * Says which names are this site's, for a proxy that obtains certificates when a name is first asked for, as Caddy does
 * with `on_demand_tls`. Otherwise whoever lets a name lead here could make the proxy use up the limits of the certificate
 * authority. Names are those of SITE_URL and API_URL, and the first with `www.`. A site that has no address yet, because
 * its owner gives it at the first start, has the name under which its owner opened a link that the start prints.
 *
 * @param code of that link
 * @example createCertificateNames(settings, 'AbC').has('innervolt.example') // true
 */
export function createCertificateNames(
	{ addresses, isSiteUnset }: Pick<Settings, 'addresses' | 'isSiteUnset'>,
	code: string,
): CertificateNames {
	const site = new URL(addresses.site).hostname
	const api = addresses.api === '' ? [] : [new URL(addresses.api).hostname]
	let own = isSiteUnset ? [] : [site, `www.${site}`, ...api]
	return {
		has: (name) => own.includes(name),
		open: (name, given) => {
			if (!isSiteUnset || given !== code) return false
			if (isPublicName(name)) own = [name]
			return true
		},
	}
}

function isPublicName(name: string): boolean {
	return isHostName(name) && isIP(name) === 0 && name.includes('.')
}

/**
 * The question of Caddy: `GET /internal/certificate?domain=NAME` is 200 for a name of this site and 403 for others. And the
 * link by which its owner tells it its name, over plain HTTP as long as there is no certificate: `GET /waitlist/name?CODE`
 * leads on to the site.
 */
export function certificateRoutes(app: FastifyInstance, names: CertificateNames) {
	app.get('/internal/certificate', async (request, reply) => {
		const { searchParams } = new URL(request.url, 'http://localhost')
		const name = (searchParams.get('domain') ?? '').toLowerCase()
		return reply.code(names.has(name) ? 200 : 403).send()
	})
	app.get('/waitlist/name', async ({ url, host, ips = [] }, reply) => {
		const name = host.toLowerCase().replace(/:\d+$/, '')
		if (!names.open(name, new URL(url, 'http://localhost').search.slice(1))) {
			return reply.callNotFound()
		}
		const isProxied = ips.length > 1
		return reply.redirect(isProxied && names.has(name) ? `https://${name}/` : '/')
	})
}
