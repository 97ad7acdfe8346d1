import type { FastifyReply } from 'fastify'
import { unbrokenHtml } from '#domain/words/unbroken.ts'
import type { SitePages } from '#server/platform/pages/site-pages.ts'
import { escapeHtml } from './escape-html.ts'
import { type PageTemplate, plainPageTemplate } from './message-page.ts'

/** Template pages: messages and "Your data with us". */
export type TemplateName = 'message' | 'my-data'

/**
 * Returns a template for one reply and sets its Content-Security-Policy there, so that page and policy belong to the
 * same words and settings even if others take effect during the request.
 */
export type TemplateForReply = (reply: Pick<FastifyReply, 'header'>) => PageTemplate

const mainEnd = '</main>'

/** Fills the frames around messages, pages without an address of their own; the plain template without a built site. */
export function templateForReply(
	pages: Pick<SitePages, 'frame'>,
	name: TemplateName,
): TemplateForReply {
	const prefix = name === 'message' ? '' : `${name}-`
	return (reply) => {
		// The frames differ only in their words, so one policy covers all of them.
		const policy = pages.frame(`/notices/${prefix}en`)?.policy
		if (policy !== undefined) void reply.header('content-security-policy', policy)
		return (page) => {
			const frame = pages.frame(`/notices/${prefix}${page.language}`)
			return frame === undefined ? plainPageTemplate(page) : filled(frame.html, page)
		}
	}
}

function filled(frame: string, page: Parameters<PageTemplate>[0]): string {
	const [head = '', behind = ''] = frame.split('<main', 2)
	// A replacer function, because a replacement string would interpret $& and $1 in the page's text.
	const titled = head.replace(/<title>[^<]*/, () => `<title>${escapeHtml(page.title)}`)
	return (
		titled + unbrokenHtml(page.body) + behind.slice(behind.lastIndexOf(mainEnd) + mainEnd.length)
	)
}
