import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { wordReview } from '#cms/messages/word-publication.ts'
import { wordFacts } from '#cms/messages/word-facts.ts'
import {
	type PreviewedPage,
	renderedPage,
	wordCatalog,
	type WordChanges,
} from '#cms/messages/words.ts'
import { addressOf, textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import type { Change } from '#panel/autosave/autosave.ts'
import {
	apiUrl,
	command,
	getJson,
	postJson,
	Refused,
	requireOk,
	resource,
} from '#panel/client/api.ts'
import { invalidateChanges } from './publish/publish-api.ts'
import type { Catalog } from './useCatalog.ts'
import { wordLanguages } from './word-items.ts'

export const catalogPath = '/api/admin/words'

export const catalogQuery = () =>
	queryOptions({
		queryKey: [catalogPath],
		queryFn: async ({ signal }): Promise<Catalog> => {
			const { texts, ...variables } = await getJson(wordCatalog, catalogPath, signal)
			const own = texts.filter(({ language }) => wordLanguages().includes(language))
			return { ...variables, texts: new Map(own.map((text) => [textId(text), text])) }
		},
		structuralSharing: false,
	})

/** Saves all values or none. */
export async function saveDrafts(
	client: QueryClient,
	values: readonly Change<string>[],
	isLeaving = false,
): Promise<void> {
	const changes = values.map(({ key, value, original }) => ({
		...addressOf(key),
		text: value,
		before: original,
	}))
	const message: WordChanges = { changes }
	await requireOk(await postJson(catalogPath, message, { keepalive: isLeaving }))
	void invalidateChanges(client)
}

/** The URL of a page's preview. The server answers it only within a session. */
export function previewPath(path: string): string {
	return apiUrl(`/api/admin/words/preview?${new URLSearchParams({ path })}`)
}

/** The address for the frame: the preview, or the public page if the API has another origin. */
export function framePath(path: string): string {
	return apiUrl('') === '' ? previewPath(path) : path
}

/** Typing pauses shorter than this do not render the page: rendering takes longer than typing a word. */
const typingPauseMs = 100

/**
 * Texts that are not saved. `savedAt`, the time of the last save, is part of the query key, so a page that was read
 * during a save is read again.
 */
export type TypedTexts = Pick<PreviewedPage, 'changes'> & { readonly savedAt: number }

/** The HTML of a page with the typed texts; null if the page cannot be rendered. */
export const previewQuery = (path: string, typed: TypedTexts) =>
	queryOptions({
		queryKey: ['/api/admin/words/preview', path, typed],
		queryFn: async ({ signal }) => {
			const { changes } = typed
			if (changes.length > 0) {
				await new Promise((resolve) => setTimeout(resolve, typingPauseMs))
				signal.throwIfAborted()
			}
			try {
				const response = await postJson('/api/admin/words/preview', { path, changes }, { signal })
				return renderedPage.parse(await (await requireOk(response)).json()).html
			} catch (error) {
				if (error instanceof Refused) return null
				throw error
			}
		},
		// Not cached, because drafts may change.
		gcTime: 0,
	})

const markOneReviewed = command<typeof wordReview>('/api/admin/words/reviewed')

export async function markReviewed(texts: readonly WordAddress[]): Promise<true> {
	for (const { file, place } of texts) await markOneReviewed({ file, place })
	return true
}

export const factsQuery = resource(wordFacts, '/api/admin/words/facts')
