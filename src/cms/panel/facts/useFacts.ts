import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WordFact, WordFacts } from '#cms/messages/word-facts.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { type Change, fieldsOf } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { faultsIn, faultSentence } from '#cms/panel/edit/FaultText.tsx'
import { factsQuery, saveDrafts } from '#cms/panel/words-api.ts'
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
		values: facts.values,
		/** Changes texts, by address. */
		type: (texts: Readonly<Record<string, string>>) => {
			for (const [address, text] of Object.entries(texts)) autosave.type(address, text)
		},
		/** Resolves a conflict in favour of the typed text. */
		keep: (address: string) => autosave.choose(address, 'mine'),
		flush: () => void autosave.flush(),
		forget: autosave.drop,
		/** Includes typed changes. */
		textAt: (address: string) => autosave.valueOf(address) ?? '',
		factAt: (address: string) => factAt(facts, address),
		factsIn: (file: string, start = ''): readonly WordFact[] =>
			facts.facts.filter((fact) => fact.file === file && fact.place.startsWith(start)),
		/** The facts of a form. */
		inSection: (name: SectionName) =>
			facts.facts.filter(({ file, place }) => sectionOfPlace(file, place) === name),
		isChanged: (fact: WordFact) => fact.text !== fact.original || state.unsaved.has(textId(fact)),
		/**
		 * Whether the text at an address was refused. The address may also be that of a part of a list.
		 */
		isWrong: (address: string) =>
			[...state.unsaved].some(([key, { status, refusal }]) => {
				if (status !== 'wrong' || refusal === null) return false
				const fields = fieldsOf(refusal, key)
				return fields.length === 0 ? key === address : fields.includes(address)
			}),
		/** The fault of a refused text. */
		faultAt(address: string): string | undefined {
			const faults = [...state.unsaved.values()].flatMap(({ refusal }) => faultsIn(refusal))
			const found = faults.find(({ file, place }) => `${file}:${place}` === address)
			return found?.fault ? faultSentence(found.fault) : undefined
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
