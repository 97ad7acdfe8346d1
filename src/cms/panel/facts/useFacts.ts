import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordFact, WordFacts } from '#cms/messages/word-facts.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { type Change, fieldsOf } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { faultsIn, faultSentence } from '#cms/panel/edit/FaultText.tsx'
import { saveDrafts } from '#cms/panel/save-drafts.ts'
import { factsQuery } from '#cms/panel/words-api.ts'
import { type SectionName, sectionOfPlace } from './sections.ts'

export type Facts = ReturnType<typeof useFacts>

/** The server's facts, overlaid with typed changes, which are saved automatically. */
export function useFacts(facts: WordFacts) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave({
		scope: 'facts',
		parse: parseText,
		current: (address) => factAt(client.getQueryData(factsQuery().queryKey), address)?.text,
		send: (changes, isLeaving) => send(client, changes, isLeaving),
		reload: () => client.fetchQuery(factsQuery()),
	})
	const [openedAt] = useState(Date.now)

	return {
		facts,
		/** The typed texts that are not stored yet, by address. */
		state,
		/** In milliseconds since 1970. */
		openedAt,
		/** Changes texts, by address. */
		type: (texts: Readonly<Record<string, string>>) => {
			for (const [address, text] of Object.entries(texts)) autosave.type(address, text)
		},
		/** Ends a conflict. */
		choose: autosave.choose,
		flush: () => void autosave.flush(),
		/** Includes typed changes. */
		textAt: (address: string) => autosave.valueOf(address) ?? '',
		factAt: (address: string) => factAt(facts, address),
		/** The facts of a form. */
		inSection: (name: SectionName) =>
			facts.facts.filter(({ file, place }) => sectionOfPlace(file, place) === name),
		isChanged: (fact: WordFact) => fact.text !== fact.original || state.unsaved.has(textId(fact)),
		/**
		 * The refusal of the text at an address, which may be part of a list: the sentence about its fault, or `other` if
		 * there is none. Undefined if the text was not refused.
		 */
		problemAt(address: string, other: string): string | undefined {
			const refusals = [...state.unsaved].flatMap(([key, { status, refusal }]) => {
				if (status !== 'wrong' || refusal === null) return []
				const fields = fieldsOf(refusal, key)
				return (fields.length === 0 ? key === address : fields.includes(address)) ? [refusal] : []
			})
			const found = refusals
				.flatMap(faultsIn)
				.find((each) => `${each.file}:${each.place}` === address)
			if (refusals.length === 0) return undefined
			return found?.fault ? faultSentence(found.fault) : other
		},
		isConflict: (address: string) => state.unsaved.get(address)?.status === 'conflict',
	}
}

/**
 * Saves all changes or none, then reads all facts again, because other values and sentences follow from the changed
 * ones.
 */
async function send(client: QueryClient, changes: readonly Change<string>[], isLeaving: boolean) {
	await saveDrafts(client, changes, isLeaving)
	await client.refetchQueries(factsQuery(), { throwOnError: true })
}

function factAt(facts: WordFacts | undefined, address: string): WordFact | undefined {
	return facts?.facts.find((fact) => textId(fact) === address)
}
