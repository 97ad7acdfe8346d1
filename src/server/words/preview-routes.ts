import { pagePreview } from '#contract/words.ts'
import type { WordOptions } from './words.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { fileHeaders } from '#server/platform/pages/headers.ts'
import { words } from '#words/entries.ts'
import { publicationEdits } from './publication-edits.ts'
import { editsByPlace } from './word-edits.ts'

/** A page of the site as publishing all drafts would make it. */
export function previewRoutes(
	app: SchemaApp,
	{ store: { words: store }, pages }: WordOptions,
): void {
	app.get('/api/admin/words/preview', query(pagePreview), async (request, reply) => {
		const { path } = request.query
		if (!pages?.isPage(path)) return sendError(reply, 'not-found')
		const [drafts, published] = await Promise.all([store.all(), store.published()])
		const edits = publicationEdits(editsByPlace(drafts), published)
		const page = await pages.preview(edits, path)
		if (page === null) {
			const { broken } = words('panelServer').preview
			return reply.code(422).type('text/plain; charset=utf-8').send(broken)
		}
		const { name, text, policy } = page
		return reply
			.headers({
				// Not even a script of the site runs: it would count a visit.
				...fileHeaders(name, `${policy}; sandbox allow-same-origin allow-popups`),
				'cache-control': 'private, no-store',
				'x-robots-tag': 'noindex',
			})
			.send(text)
	})
}
