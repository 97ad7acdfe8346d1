import { pagePreview, previewedPage, type PreviewedPage } from '#contract/words.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { fileHeaders } from '#server/platform/pages/headers.ts'
import { words } from '#words/entries.ts'
import { settledChanges, withChanges } from '#words/settle-changes.ts'
import { changeFaults } from './change-faults.ts'
import { publicationEdits } from './publication-edits.ts'
import { editsByPlace, type WordEdit } from './word-edits.ts'
import { maxChangeBytes } from './word-routes.ts'

/** A page of the site as publishing all drafts would make it, with its texts marked. */
export function previewRoutes(
	app: SchemaApp,
	{ store: { words: store }, pages }: Pick<ApiOptions, 'store' | 'pages'>,
): void {
	async function render(
		path: string,
		drafts: readonly WordEdit[],
		changes: PreviewedPage['changes'] = [],
	) {
		const edits = editsByPlace(drafts)
		const changed = withChanges(edits, settledChanges(edits, changes))
		return (await pages?.preview(publicationEdits(changed, await store.published()), path)) ?? null
	}

	app.get('/api/admin/words/preview', query(pagePreview), async (request, reply) => {
		const { path } = request.query
		if (!pages?.isPage(path)) return sendError(reply, 'not-found')
		const page = await render(path, await store.all())
		if (page === null) {
			const { broken } = words('panelServer').preview
			return reply.code(422).type('text/plain; charset=utf-8').send(broken)
		}
		const { name, text, policy } = page
		return reply
			.headers({
				// Not even a script of the site runs: it would count a visit.
				...fileHeaders(name, `${policy}; sandbox allow-same-origin allow-popups`),
				...privateHeaders,
			})
			.send(text)
	})

	app.post(
		'/api/admin/words/preview',
		body(previewedPage, maxChangeBytes),
		async (request, reply) => {
			const { path, changes } = request.body
			const drafts = await store.all()
			const faults = pages?.isPage(path) ? changeFaults(changes, drafts) : null
			if (faults === null) return sendError(reply, 'not-found')
			const page = faults.length > 0 ? null : await render(path, drafts, changes)
			if (page === null) return sendError(reply, 'invalid', { fields: faults })
			return reply.headers(privateHeaders).send({ html: page.text })
		},
	)
}

const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
