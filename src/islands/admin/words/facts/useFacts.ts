import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WordFact, WordFacts } from '#contract/word-facts.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { createFactQueue, factAt } from './fact-queue.ts'
import { factsQuery, saveFacts } from './facts-api.ts'

/** The facts as seen and changed by the forms. */
export type Facts = ReturnType<typeof useFacts>

/** The server's facts with the typed changes on top, which are saved automatically. */
export function useFacts(initial: WordFacts) {
	const onFailure = useFailure()
	const client = useQueryClient()
	// Another reading or render must not lose typed text.
	const [queue] = useState(() =>
		createFactQueue({
			facts: initial,
			save: saveFacts,
			read: async () => await client.fetchQuery(factsQuery()),
			now: Date.now,
			onFailure,
		}),
	)
	const [openedAt] = useState(Date.now)
	const state = useSyncExternalStore(queue.subscribe, queue.state)

	useEffect(() => {
		const leave = () => void queue.flush(true)
		addEventListener('pagehide', leave)
		return () => {
			removeEventListener('pagehide', leave)
			// Another place is opened.
			void queue.flush(true)
		}
	}, [queue])

	const hasUnsaved = state.typed.size > 0
	useEffect(() => {
		if (!hasUnsaved) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [hasUnsaved])

	return {
		...state,
		/** In milliseconds since 1970. */
		openedAt,
		values: state.facts.values,
		type: queue.type,
		flush: () => void queue.flush(),
		forget: queue.forget,
		/** The fact at an address, including typed changes. */
		textAt: (address: string) =>
			state.typed.get(address) ?? factAt(state.facts, address)?.text ?? '',
		factAt: (address: string) => factAt(state.facts, address),
		/** The facts whose place starts with a prefix, in order. */
		factsIn: (file: string, start = ''): readonly WordFact[] =>
			state.facts.facts.filter((fact) => fact.file === file && fact.place.startsWith(start)),
		/** The number of drafts among some facts, including typed changes. */
		countDrafts: (isOne: (fact: WordFact) => boolean) =>
			state.facts.facts.filter(
				(fact) => isOne(fact) && (fact.draft !== null || state.typed.has(addressText(fact))),
			).length,
		isWrong: (address: string) => state.wrong.has(address),
		isConflict: (address: string) => state.conflicts.has(address),
	}
}
