import type { FastifyRequest } from 'fastify'
import { loopbackOrigin } from '#domain/paths/loopback.ts'
import type { SignedLinks } from '#server/platform/mail/signed-links.ts'

/** The site's origin and the links that a mail has. */
export type MailLinks = { readonly site: string; readonly links: SignedLinks }

/**
 * The links of a mail that a request asks for. Without SITE_URL they lead to the address that the request came by, if
 * it is this machine's own, so that a first trial needs no setting. Any other Host header is ignored.
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
