import type { FastifyRequest } from 'fastify'
import { loopbackOrigin } from '#domain/paths/loopback.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'

/** The site's origin and the factory of signed links, as a mail needs them. */
export type MailLinks = { readonly site: string; readonly links: SignedLinks }

/**
 * The links of a mail that a request causes. If SITE_URL is unset and the request came to a loopback address, they lead
 * to that address, so that a local trial needs no settings. Any other Host header is ignored.
 */
export function requestLinks(
	{
		headers,
		protocol,
	}: { readonly headers: { readonly host?: string | undefined } } & Pick<
		FastifyRequest,
		'protocol'
	>,
	{ site, links, isSiteUnset }: MailLinks & { readonly isSiteUnset?: boolean },
): MailLinks {
	const origin = isSiteUnset ? loopbackOrigin(headers.host, protocol) : null
	return origin === null ? { site, links } : { site: origin, links: links.at(origin) }
}
