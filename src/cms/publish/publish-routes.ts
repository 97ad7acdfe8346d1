import type { FastifyReply } from 'fastify'
import {
	discardRequest,
	originalTexts,
	publicationChoice,
	type PublicationList,
	type PublishAnswer,
	publishRequest,
	type WordCheck,
	wordCheckRequest,
	type WordDifferences,
	wordReview,
} from '#cms/messages/word-publication.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import type { WordOptions } from '#cms/words.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { originalAt } from '#cms/reader/edits/edit-places.ts'
import { type WordEdits, withEdits } from '#cms/reader/site.ts'
import { anchorsIn, checkWords as projectCheck } from './check-words.ts'
import { readPublications } from './publication-list.ts'
import { publicationEdits } from './publication-edits.ts'
import { type PendingWords, readPending, reviewPublished, reviewText } from '#cms/word-changes.ts'
import { withoutSome } from '#cms/word-differences.ts'
import { editList } from '#cms/word-edits.ts'
import type { NormalizedEdit } from '#cms/reader/edits/normalize-edits.ts'

/** The maximum size of a request, enough for a list of a thousand addresses. */
const maxBytes = 640_000

export function publishRoutes(
	app: SchemaApp,
	{
		store: { words: store, proofs },
		pages,
		checkWords = projectCheck,
		onPublished = async () => {},
	}: WordOptions,
): void {
	const check = async (edits: WordEdits): Promise<WordCheck['faults']> => {
		const anchors = anchorsIn(new Map(await Array.fromAsync(pages.texts(() => true))))
		return [...(await checkWords(edits, anchors))]
	}

	app.get(
		'/api/admin/words/changes',
		async (): Promise<WordDifferences> => (await readPending(store)).list,
	)

	app.post(
		'/api/admin/words/check',
		body(wordCheckRequest, maxBytes),
		async ({ body: { leftOut } }): Promise<WordCheck> => ({
			faults: await check(editsWithout(await readPending(store), leftOut)),
		}),
	)

	app.post(
		'/api/admin/words/publish',
		body(publishRequest, maxBytes),
		async (request, reply): Promise<PublishAnswer | FastifyReply> => {
			const { token, username } = sessionOf(request)
			const { digest, leftOut } = request.body
			const pending = await readPending(store)
			if (digest !== pending.list.digest) return sendError(reply, 'conflict', { field: 'digest' })
			await proofs.use(token, { act: 'publish', target: digest })
			const edits = editsWithout(pending, leftOut)
			const faults = await check(edits)
			if (faults.length > 0) return { id: null, faults }
			const answer = await publish(edits, pending.last, username)
			await reviewPublished(store, pending, new Set(leftOut), username)
			return answer
		},
	)

	app.post('/api/admin/words/discard', body(discardRequest, 1_024), async (request, reply) => {
		const { list, published, drafts } = await readPending(store)
		if (request.body.digest !== list.digest) return sendError(reply, 'conflict')
		const changes = withEdits(published, () => changesTo(published, drafts))
		await store.change(changes, sessionOf(request).username)
		return reply.code(204).send()
	})

	app.get(
		'/api/admin/words/publications',
		async (): Promise<PublicationList> => await readPublications(store),
	)

	app.post(
		'/api/admin/words/publications/use',
		body(publicationChoice, 1_024),
		async (request, reply): Promise<PublishAnswer | FastifyReply> => {
			const { token, username } = sessionOf(request)
			const publications = await store.publications()
			const { id } = request.body
			const wanted =
				id === originalTexts ? { edits: {} } : publications.find((each) => each.id === id)
			if (wanted === undefined) return sendError(reply, 'not-found')
			await proofs.use(token, { act: 'publish', target: id })
			const edits = publicationEdits(wanted.edits, publications[0]?.edits ?? {})
			const after = publications[0]?.id ?? null
			return await publish(edits, after, username)
		},
	)

	app.post('/api/admin/words/reviewed', body(wordReview, 2_048), async (request, reply) => {
		await reviewText(store, request.body, sessionOf(request).username)
		return reply.code(204).send()
	})

	async function publish(
		edits: WordEdits,
		after: string | null,
		actor: string,
	): Promise<PublishAnswer> {
		const id = await store.publish({ edits, after }, actor)
		await onPublished()
		return { id, faults: [] }
	}
}

/** The edits to publish when some drafts are left out. `leftOut` has the addresses of these drafts. */
function editsWithout(
	{ published, drafts, differences }: PendingWords,
	leftOut: readonly string[],
): WordEdits {
	const addresses = new Set(leftOut)
	const left = differences.filter(({ file, place }) => addresses.has(`${file}:${place}`))
	return publicationEdits(withoutSome(published, drafts, left), published)
}

/**
 * The changes that turn the drafts into the wanted edits. Call it within a site that has the wanted edits
 * (`withEdits`), because `originalAt` reads the current site.
 */
function changesTo(wanted: WordEdits, drafts: WordEdits): readonly NormalizedEdit[] {
	const removed = editList(drafts)
		.filter(({ file, place }) => wanted[file]?.[place] === undefined)
		.map((each) => ({ ...each, text: null, original: '' }))
	const restored = editList(wanted).flatMap((each) => {
		const original = originalAt(each)
		// An update may have removed the place.
		return original === null ? [] : [{ ...each, original }]
	})
	return [...removed, ...restored].map((each) => ({
		...each,
		before: drafts[each.file]?.[each.place] ?? null,
	}))
}
