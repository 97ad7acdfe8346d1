import type { FactChanges, WordFact, WordFacts } from '#cms/messages/word-facts.ts'
import { createBoundedWorker } from '#platform/worker/bounded-worker.ts'
import { currentSite, type Site, type WordEdits } from '#cms/reader/site.ts'
import type { NormalizedEdit } from '#cms/reader/edits/normalize-edits.ts'

/** A site with its drafts, and the changes to make to them. */
export type FactsTask = { readonly site: Site; readonly changes: FactChanges['changes'] }

/** The facts in the words, without the authors of changes. */
export type FactReport = Omit<WordFacts, 'facts' | 'measurements'> & {
	readonly facts: readonly Omit<WordFact, 'draft'>[]
}

/** The outcome of changes: the faults by address, or all facts with the changes to store. */
export type FactsAnswer =
	| {
			readonly outcome: 'not-found' | 'conflict' | 'invalid'
			readonly fields: readonly string[]
	  }
	| {
			readonly outcome: 'done'
			readonly changes: readonly NormalizedEdit[]
			readonly edits: WordEdits
			readonly report: FactReport
	  }

/** Reads all facts with drafts and changes, and checks the changes. */
export type AskFacts = (drafts: WordEdits, changes: FactsTask['changes']) => Promise<FactsAnswer>

/** Far more than reading all facts takes. */
const timeLimitMs = 60_000

const worker = createBoundedWorker<FactsTask, FactsAnswer>(
	new URL('./facts.worker.ts', import.meta.url),
	{ timeLimitMs },
)

/** Reads the facts of the project in a thread, while the server answers others. */
export const askFacts: AskFacts = (edits, changes) =>
	worker.run({ site: { ...currentSite(), edits }, changes })
