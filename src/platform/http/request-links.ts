import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { loopbackOrigin } from '#site-map/hosts/loopback.ts'
import type { SignedLinks } from '#platform/mail/signed-links.ts'
import { createPeerCheck } from './server/trusted-peers.ts'

/** The site's origin and the factory of signed links, as an email needs them. */
export type MailLinks = { readonly site: string; readonly links: SignedLinks }

const isOwnMachine = createPeerCheck(['127.0.0.0/8', '::1'])

type AskingRequest = Pick<FastifyRequest, 'protocol' | 'ip'> & {
	readonly headers: Readonly<Partial<Pick<IncomingHttpHeaders, 'host' | 'x-forwarded-for'>>>
}

/**
 * The links in an email caused by a request. If SITE_URL is unset and the request came from this machine to a loopback
 * address, they lead to that address, so that a local trial needs no settings. Any other Host header is ignored: the
 * links would lead recipients to their own machine.
 */
export function requestLinks(
	{ headers, protocol, ip }: AskingRequest,
	{ site, links, isSiteUnset }: MailLinks & { readonly isSiteUnset?: boolean },
): MailLinks {
	if (!isSiteUnset) return { site, links }
	// An untrusted local proxy forwards requests from elsewhere.
	const isLocal = isOwnMachine(ip) && headers['x-forwarded-for'] === undefined
	const origin = isLocal ? loopbackOrigin(headers.host, protocol) : null
	return origin === null ? { site, links } : { site: origin, links: links.at(origin) }
}
