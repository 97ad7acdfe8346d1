import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '#settings/settings.ts'

/** How many names a site without an address may get certificates for, in the period below. */
const maxGuesses = 3
const guessPeriodMs = 60 * 60_000

/** A name in DNS, in lower case, with at least one dot. */
const dnsName = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/**
 * Says which names are this site's, for a proxy that obtains certificates when a name is first asked for, as Caddy does
 * with `on_demand_tls`. Otherwise whoever lets a name lead here could make the proxy use up the limits of the certificate
 * authority. Names are those of SITE_URL and API_URL, and the first with `www.`. A site that has no address yet, because
 * its owner gives it at the first start, says yes to three names an hour.
 *
 * @example createNameCheck(settings, Date.now)('innervolt.example') // true
 */
export function createNameCheck(
	{ addresses, isSiteUnset }: Pick<Settings, 'addresses' | 'isSiteUnset'>,
	now: () => number,
): (name: string) => boolean {
	const site = new URL(addresses.site).hostname
	const api = addresses.api === '' ? [] : [new URL(addresses.api).hostname]
	const own = new Set([site, `www.${site}`, ...api])
	const guesses = new Map<string, number>()
	return (name) => {
		if (!isSiteUnset) return own.has(name)
		if (isIP(name) !== 0 || !dnsName.test(name)) return false
		for (const [guess, at] of guesses) if (at <= now() - guessPeriodMs) guesses.delete(guess)
		if (!guesses.has(name) && guesses.size >= maxGuesses) return false
		guesses.set(name, guesses.get(name) ?? now())
		return true
	}
}

/** The question of Caddy: `GET /internal/certificate?domain=NAME` is 200 for a name of this site and 403 for others. */
export function certificateRoutes(app: FastifyInstance, isOwnName: (name: string) => boolean) {
	app.get('/internal/certificate', async (request, reply) => {
		const { searchParams } = new URL(request.url, 'http://localhost')
		const name = (searchParams.get('domain') ?? '').toLowerCase()
		return reply.code(isOwnName(name) ? 200 : 403).send()
	})
}
