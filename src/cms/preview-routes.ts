import { pagePreview, previewedPage } from './messages/words.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import { body, query, type SchemaApp } from '#platform/http/route-schemas.ts'
import { fileHeaders } from '#platform/pages/headers.ts'
import { words } from './reader/entries.ts'
import { withChanges } from './reader/edits/normalize-edits.ts'
import { ownPages } from './reader/own-pages.ts'
import { type WordEdits, withEdits } from './reader/site.ts'
import { basedEdits } from './draft-changes.ts'
import { publicationEdits } from './publish/publication-edits.ts'
import { editsByPlace } from './word-edits.ts'
import { maxChangeBytes } from './word-routes.ts'
import type { WordOptions } from './words.ts'

/** Serves pages as they would be if all drafts were published, with their texts marked. */
export function previewRoutes(
	app: SchemaApp,
	{ store: { words: store }, pages }: WordOptions,
): void {
	/** The page at a path with these drafts; null if it cannot be rendered. */
	async function render(path: string, drafts: WordEdits) {
		const edits = publicationEdits(drafts, await store.published())
		if (hasPage(edits, path, pages.isPage)) return await pages.preview(edits, path)
		throw new Refusal('There is no such page', 'not-found')
	}

	app.get('/api/admin/words/preview', query(pagePreview), async (request, reply) => {
		const page = await render(request.query.path, editsByPlace(await store.all()))
		if (page === null) {
			const { broken } = words('panelServer').preview
			return reply.code(422).type('text/plain; charset=utf-8').send(broken)
		}
		const { name, text, policy } = page
		return reply
			.headers({
				// Scripts do not run, not even the site's own: they would count a visit.
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
			const drafts = editsByPlace(await store.all())
			const normalized = await withEdits(drafts, () => basedEdits(changes))
			const page = await render(path, withChanges(drafts, normalized))
			if (page === null) throw new Refusal('The page cannot be rendered', 'invalid')
			return reply.headers(privateHeaders).send({ html: page.text })
		},
	)
}

/**
 * Whether there is a page at a path with these edits. A page that an owner made exists only if the edits contain it.
 *
 * @param isPublic whether the served site has a page there
 */
export function hasPage(
	edits: WordEdits,
	path: string,
	isPublic: (path: string) => boolean,
): boolean {
	const isOwn = () => ownPages().some((page) => page.path === path)
	return withEdits(edits, isOwn) || (isPublic(path) && !isOwn())
}

const privateHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
