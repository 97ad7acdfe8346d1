import type { WordDifferences } from '#contract/word-publication.ts'
import type { Store } from '#server/store.ts'
import type { WordEdits } from '#words/word-edits.ts'
import { type Difference, differencesOfWords } from './word-differences.ts'
import { digestOf, editsByPlace } from './word-edits.ts'

/** What is not public yet. */
export type PendingWords = {
	readonly list: WordDifferences
	readonly differences: readonly Difference[]
	readonly published: WordEdits
	readonly drafts: WordEdits
	/** The last publication; null before the first one. */
	readonly last: string | null
}

/** Reads what publishing would change, with who has changed it. */
export async function readPending(store: Store['words']): Promise<PendingWords> {
	const [edits, [last]] = await Promise.all([store.all(), store.publications(1)])
	const published = last?.edits ?? {}
	const drafts = editsByPlace(edits)
	const differences = (await differencesOfWords())(published, drafts)
	const changes = differences.map(({ original, ...each }) => {
		const edit = edits.find(({ file, place }) => file === each.file && place === each.place)
		const isOriginalChanged = edit !== undefined && edit.originalDigest !== digestOf(original)
		return {
			...each,
			changedAt: edit?.changedAt ?? null,
			changedBy: edit?.changedBy ?? null,
			...(isOriginalChanged && { newOriginal: original }),
			behind: [],
		}
	})
	const list = {
		changes,
		digest: digestOf(JSON.stringify(differences)),
		publishedAt: last?.publishedAt ?? null,
	}
	return { list, differences, published, drafts, last: last?.id ?? null }
}
