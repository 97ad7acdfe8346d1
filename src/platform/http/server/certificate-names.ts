import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isHostName } from '#site-map/hosts/host-name.ts'
import type { Settings } from '#config/settings.ts'

export type CertificateNames = ReturnType<typeof createCertificateNames>

/**
 * Tells a proxy with on-demand TLS, such as Caddy, which names belong to this site. Otherwise anyone could point a
 * domain at this server and exhaust the site's rate limit at the certificate authority. The names are the host of
 * SITE_URL, the same host with `www.`, and the host of API_URL. Until the owner sets the address at the first start,
 * the only name is the one under which the owner opened the link that the server printed.
 *
 * @param code the code in the printed link
 */
export function createCertificateNames(
	{ addresses, isSiteUnset }: Pick<Settings, 'addresses' | 'isSiteUnset'>,
	code: string,
) {
	const site = new URL(addresses.site).hostname
	const api = addresses.api === '' ? [] : [new URL(addresses.api).hostname]
	let own = isSiteUnset ? [] : [site, `www.${site}`, ...api]
	return {
		has: (name: string) => own.includes(name),
		/**
		 * Adopts the name under which a link printed at the first start was opened, if the code matches. If links are
		 * opened under several names, the latest name counts. Returns whether the code matches.
		 */
		open: (name: string, given: string): boolean => {
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
 * `GET /internal/certificate?domain=NAME` is Caddy's check: 200 for a name of this site, 403 for any other. With `GET
 * /waitlist/name?CODE` the owner tells the site its name. This route works over plain HTTP while there is no
 * certificate, and redirects to the site.
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
