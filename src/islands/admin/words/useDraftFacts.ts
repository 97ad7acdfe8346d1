import { useQuery } from '@tanstack/react-query'
import type { WordFacts } from '#contract/word-facts.ts'
import type { ChangedText } from './publish/changed-texts.ts'
import { factsQuery } from './words-api.ts'

/**
 * The variables' values according to the drafts of facts, in every language; null while no fact is changed.
 *
 * @param changes the unpublished changes
 */
export function useDraftFacts(changes: readonly ChangedText[]): WordFacts['values'] | null {
	const facts = changes.filter(({ first }) => first.file.startsWith('facts/'))
	const drafts = JSON.stringify(facts.map(({ addresses, first }) => [addresses, first.after]))
	const { data } = useQuery({ ...factsQuery('', drafts), enabled: facts.length > 0 })
	return data?.values ?? null
}
