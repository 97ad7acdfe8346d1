import type { AccountStores } from '#server/accounts/accounts.ts'
import type { StoreContext } from '#server/platform/db/context.ts'
import type { SitePages } from '#server/platform/pages/site-pages.ts'
import type { AskFacts } from './ask-facts.ts'
import type { CheckWords } from './check-words.ts'
import { createWordEditStore } from './word-edits.ts'
import { createWordPublicationStore } from './word-publications.ts'
import { createWordReviewStore } from './word-reviews.ts'

export type WordStore = ReturnType<typeof createWordStore>

export type WordOptions = {
	readonly store: Pick<AccountStores, 'proofs'> & { readonly words: WordStore }
	readonly pages: SitePages
	/** Serves what has been published; resolves once it is public. Defaults to the next poll. */
	readonly onPublished?: () => Promise<void>
	/** Checks words before publishing. Defaults to the project's checks. */
	readonly checkWords?: CheckWords
	/** Reads and checks the facts in the words. Defaults to the files of the project. */
	readonly askFacts?: AskFacts | undefined
}

export function createWordStore(context: StoreContext) {
	return {
		...createWordEditStore(context),
		...createWordPublicationStore(context),
		...createWordReviewStore(context),
	}
}
