import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { FactChanges, WordFact, WordFacts } from '#contract/word-facts.ts'
import type { WordEdits } from '#words/word-edits.ts'
import type { WordChange } from './word-edits.ts'

/** The drafts, and what is to be changed of them. */
export type FactsQuestion = {
	readonly edits: WordEdits
	readonly changes: FactChanges['changes']
}

/** The facts without who has changed them. */
export type FactReport = Omit<WordFacts, 'facts'> & {
	readonly facts: readonly Omit<WordFact, 'draft'>[]
}

/** What became of changes, by the addresses of what is wrong, or all facts with the changes to store. */
export type FactsAnswer =
	| {
			readonly outcome: 'not-found' | 'conflict' | 'invalid'
			readonly fields: readonly string[]
	  }
	| {
			readonly outcome: 'done'
			readonly changes: readonly WordChange[]
			/** The drafts with these changes. */
			readonly edits: WordEdits
			/** The facts with them. */
			readonly report: FactReport
	  }

/** Reads all facts with drafts and changes, and checks these. */
export type AskFacts = (question: FactsQuestion) => Promise<FactsAnswer>

const project = join(import.meta.dirname, '../../..')

/** Asks a process of its own, because words are read once in each. */
export const askFacts: AskFacts = async (question) => {
	const child = spawn(process.execPath, ['scripts/list-facts.ts'], { cwd: project })
	const ended = once(child, 'exit')
	child.stdin.end(JSON.stringify(question))
	const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended])
	if (errors !== '') throw new Error(errors)
	return JSON.parse(out)
}
