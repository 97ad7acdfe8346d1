import { queryOptions } from '@tanstack/react-query'
import { type WordReview, wordsBehind } from '#contract/word-publication.ts'
import { wordFacts } from '#contract/word-facts.ts'
import { renderedPage, wordCatalog, type WordChanges } from '#contract/words.ts'
import { addressText } from '#domain/words/counterparts.ts'
import type { Language } from '#domain/pages/languages.ts'
import {
	command,
	getJson,
	postJson,
	resource,
	Refused,
	requireOk,
	SessionEnded,
} from '#islands/admin/api.ts'
import type { Catalog } from './useCatalogs.ts'
import type { SaveOutcome, Target } from './edit/word-queue.ts'

/** Requests under way that save drafts. */
const saves = new Set<Promise<unknown>>()

/** Has the list of unpublished changes wait for a request that saves drafts. */
export async function asSave<T>(request: Promise<T>): Promise<T> {
	saves.add(request)
	try {
		return await request
	} finally {
		saves.delete(request)
	}
}

/** Resolves once no drafts are being saved. */
export async function allSaved(): Promise<void> {
	while (saves.size > 0) {
		await Promise.allSettled(saves)
		// What was typed meanwhile is sent next.
		await new Promise((resolve) => setTimeout(resolve))
	}
}

export const catalogPath = '/api/admin/words'

/** The texts of a language. */
export const catalogQuery = (language: Language) =>
	queryOptions({
		queryKey: [catalogPath, language],
		queryFn: async ({ signal }): Promise<Catalog> => {
			const { texts, facts } = await getJson(
				wordCatalog,
				`${catalogPath}?language=${language}`,
				signal,
			)
			const byAddress = new Map(texts.map((text) => [addressText(text), text]))
			return { language, texts: byAddress, facts }
		},
		structuralSharing: false,
	})

/**
 * A page as HTML with all drafts and some texts that are not saved; null if it cannot be rendered.
 *
 * @param typed the JSON of an object with `PreviewedPage['changes']`
 */
export const previewQuery = (path: string, typed: string) =>
	queryOptions({
		queryKey: ['/api/admin/words/preview', path, typed],
		queryFn: async ({ signal }) => {
			const message = { path, changes: JSON.parse(typed).changes }
			try {
				const response = await postJson('/api/admin/words/preview', message, { signal })
				return renderedPage.parse(await (await requireOk(response)).json()).html
			} catch (error) {
				if (error instanceof Refused) return null
				throw error
			}
		},
		// Drafts change meanwhile.
		gcTime: 0,
	})

/**
 * Saves a text as a draft in all of its places, or in none.
 *
 * @param isLeaving the page ends, and the request outlives it
 * @throws SessionEnded
 */
export async function saveWords(
	targets: readonly Target[],
	text: string | null,
	isLeaving: boolean,
): Promise<SaveOutcome> {
	const changes = targets.map(({ file, place, before }) => ({ file, place, text, before }))
	try {
		const message: WordChanges = { changes }
		await requireOk(await postJson('/api/admin/words', message, { keepalive: isLeaving }))
		return 'saved'
	} catch (error) {
		if (error instanceof SessionEnded) throw error
		if (!(error instanceof Refused)) return 'failed'
		const { error: reason } = error.refusal
		if (reason === 'conflict') return 'conflict'
		return reason === 'invalid' || reason === 'not-found' ? 'refused' : 'failed'
	}
}

/** Reads which texts are outdated because of changes in other languages. */
export const behindQuery = resource(wordsBehind, '/api/admin/words/reviewed')

/** Marks a text as already matching a change in another language. */
export const markReviewed = command<WordReview>('/api/admin/words/reviewed')

export const factsPath = '/api/admin/words/facts'

/** The facts of the site with their drafts. */
export const factsQuery = resource(wordFacts, factsPath)
