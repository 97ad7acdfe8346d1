import type { FastifyReply } from 'fastify'
import {
	originalTexts,
	publicationChoice,
	type PublicationList,
	type PublishAnswer,
	publishRequest,
	type WordCheck,
	wordCheckRequest,
	type WordDifferences,
	wordReview,
	type WordsBehind,
} from '#contract/word-publication.ts'
import { sessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { ReleaseError } from '#server/platform/release/release-error.ts'
import type { WordEdits } from '#words/site.ts'
import { checkWords as projectCheck, type Fault, withEditsFile } from './check-words.ts'
import { readPublications } from './publication-list.ts'
import { keepFirstSite, publicationEdits, releaseWith, servePublication } from './publisher.ts'
import { type PendingWords, readBehind, readPending, reviewText } from './word-changes.ts'
import { withoutSome } from './word-differences.ts'
import { PublicationConflictError } from './word-publications.ts'

/** Fits a list of a thousand addresses. */
const maxBytes = 640_000

/** Unpublished changes, their checks, and the history of publications. */
export function publishRoutes(
	app: SchemaApp,
	{
		store: { words: store, proofs },
		releases,
		siteFolder = () => null,
		checkWords = projectCheck,
	}: Pick<ApiOptions, 'store' | 'releases' | 'siteFolder' | 'checkWords'>,
): void {
	const check = async (edits: WordEdits): Promise<WordCheck['faults']> =>
		(await checkWords(edits, siteFolder())).map(withoutStack)

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
			return build(edits, pending.last, username) ?? sendError(reply, 'conflict')
		},
	)

	app.get('/api/admin/words/publications', async (): Promise<PublicationList> => ({
		...(await readPublications(store, releases?.folder ?? null, siteFolder())),
		build: releases?.builder.status() ?? { state: 'idle' },
	}))

	app.post(
		'/api/admin/words/publications/use',
		body(publicationChoice, 1_024),
		async (request, reply): Promise<PublishAnswer | FastifyReply> => {
			const { token, username } = sessionOf(request)
			const publications = await store.publications()
			const { id } = request.body
			const wanted =
				id === originalTexts ? { edits: {} } : publications.find((each) => each.id === id)
			if (wanted === undefined || releases === undefined) return sendError(reply, 'not-found')
			await proofs.use(token, { act: 'publish', target: id })
			const edits = publicationEdits(wanted.edits, publications[0]?.edits ?? {})
			const after = publications[0]?.id ?? null
			const kept = releaseWith(releases.folder, edits, siteFolder())
			if (kept === null) return build(edits, after, username) ?? sendError(reply, 'conflict')
			try {
				const publication = { id: store.newPublicationId(), releaseId: kept, edits, after }
				await servePublication({ folder: releases.folder, store }, publication, username)
				return { id: publication.id, faults: [] }
			} catch (error) {
				if (!isConflict(error)) throw error
				return sendError(reply, 'conflict')
			}
		},
	)

	app.get('/api/admin/words/reviewed', async (): Promise<WordsBehind> => await readBehind(store))

	app.post('/api/admin/words/reviewed', body(wordReview, 2_048), async (request, reply) => {
		const isReviewed = await reviewText(store, request.body, sessionOf(request).username)
		return isReviewed ? reply.code(204).send() : sendError(reply, 'not-found')
	})

	/** Builds a release and serves it, after the response. Returns null if a build is running. */
	function build(edits: WordEdits, after: string | null, actor: string): PublishAnswer | null {
		if (releases === undefined) return null
		const { builder, folder } = releases
		const id = store.newPublicationId()
		const isBegun = builder.publish({
			withWords: async (work) => await withEditsFile(edits, async (_, file) => await work(file)),
			serve: async (releaseId) => {
				keepFirstSite(folder, siteFolder())
				await servePublication({ folder, store }, { id, releaseId, edits, after }, actor)
			},
		})
		return isBegun ? { id, faults: [] } : null
	}
}

/** The edits to publish if some drafts, given by address, are left out. */
function editsWithout(
	{ published, drafts, differences }: PendingWords,
	leftOut: readonly string[],
): WordEdits {
	const addresses = new Set(leftOut)
	const left = differences.filter(({ file, place }) => addresses.has(`${file}:${place}`))
	return publicationEdits(withoutSome(published, drafts, left), published)
}

function withoutStack({ file, place, line, fault, message }: Fault): WordCheck['faults'][number] {
	return { file, place, line, fault, message }
}

function isConflict(error: unknown): boolean {
	return error instanceof PublicationConflictError || error instanceof ReleaseError
}
