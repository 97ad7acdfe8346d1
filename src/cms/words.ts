import type { Time } from '#platform/db/tables.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import type { StoreContext } from '#platform/db/context.ts'
import type { RenderedPages } from './rendering/rendered-pages.ts'
import type { CheckWords } from './publish/check-words.ts'
import { withContext } from '#platform/with-context.ts'
import { wordEdits } from './word-edits.ts'
import { wordPublications } from './publish/word-publications.ts'
import { wordReviews } from './word-reviews.ts'

/** One edit, at a place of a file below `src/content`. */
type WordEdits = {
	file: string
	place: string
	text: string
	original_digest: string
	changed_at: Time
	changed_by: string
}

/** The texts of each publication. `edits` is JSON: texts by file and place. */
type WordPublications = {
	id: string
	published_at: Time
	published_by: string
	edits: string
}

/**
 * Texts that the owner has compared with their translations. `digest` identifies the changed translations that were
 * compared.
 */
type WordReviews = {
	file: string
	place: string
	digest: string
	reviewed_at: Time
	reviewed_by: string
}

declare module '#platform/db/tables.ts' {
	interface Tables {
		word_edits: WordEdits
		word_publications: WordPublications
		word_reviews: WordReviews
	}
}

declare module '#features/accounts/rules/audit-action.ts' {
	interface AuditActions {
		'text changed': string
		'texts published': string
	}
}

declare module '#values/messages/proven-act.ts' {
	interface ProvenActs {
		publish: true
	}
}

export type WordStore = ReturnType<typeof createWordStore>

export type WordOptions = {
	readonly store: Pick<AccountStores, 'proofs'> & { readonly words: WordStore }
	readonly pages: RenderedPages
	/**
	 * Serves a new publication. Resolves once it is public. Without this function, the publication is served from the
	 * next poll on.
	 */
	readonly onPublished?: () => Promise<void>
	/** Defaults to the project's checks. */
	readonly checkWords?: CheckWords
}

export function createWordStore(context: StoreContext) {
	return withContext(context, { ...wordEdits, ...wordPublications, ...wordReviews })
}
