import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
	type FactChanges,
	type WordFact,
	wordFacts,
	type WordFacts,
} from '#cms/messages/word-facts.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { postFor, Refused } from '#panel/client/api.ts'
import type { Change, Refusal } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { invalidateChanges } from '#cms/panel/publish/publish-api.ts'
import { asSave, factsPath, factsQuery } from '#cms/panel/words-api.ts'

/** The facts as seen and changed by the forms. */
export type Facts = ReturnType<typeof useFacts>

/** The server's facts with the typed changes on top, which are saved automatically. */
export function useFacts(facts: WordFacts) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave({
		scope: 'facts',
		parse: parseText,
		current: (address) => factAt(client.getQueryData(factsQuery().queryKey), address)?.text,
		send: (changes, isLeaving) => asSave(send(client, changes, isLeaving)),
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
		/** Ends a conflict with the typed text. */
		keep: (address: string) => autosave.choose(address, 'mine'),
		flush: () => void autosave.flush(),
		/** Discards the typed text at an address. */
		forget: autosave.drop,
		/** The fact at an address, including typed changes. */
		textAt: (address: string) => autosave.valueOf(address) ?? '',
		factAt: (address: string) => factAt(facts, address),
		/** The facts whose place starts with a prefix, in order. */
		factsIn: (file: string, start = ''): readonly WordFact[] =>
			facts.facts.filter((fact) => fact.file === file && fact.place.startsWith(start)),
		/** The number of drafts among some facts, including typed changes. */
		countDrafts: (isOne: (fact: WordFact) => boolean) =>
			facts.facts.filter(
				(fact) => isOne(fact) && (fact.draft !== null || state.unsaved.has(textId(fact))),
			).length,
		/** Whether the text at an address, in lists also a part of it, is unfinished or refused. */
		isWrong: (address: string) =>
			[...state.unsaved].some(
				([key, { status, faults }]) =>
					status === 'wrong' && (faults.length === 0 ? key === address : faults.includes(address)),
			),
		isConflict: (address: string) => state.unsaved.get(address)?.status === 'conflict',
	}
}

/** Saves all changes or none. A refusal concerns the named texts, or all. */
async function send(
	client: QueryClient,
	changes: readonly Change<string>[],
	isLeaving: boolean,
): Promise<ReadonlyMap<string, Refusal>> {
	const { queryKey } = factsQuery()
	const facts = client.getQueryData(queryKey)
	try {
		const message: FactChanges = {
			changes: changes.flatMap(({ key, value, original }) => {
				const fact = factAt(facts, key)
				return fact ? [{ file: fact.file, place: fact.place, text: value, before: original }] : []
			}),
		}
		const saved = await postFor(wordFacts, factsPath, message, { keepalive: isLeaving })
		client.setQueryData(queryKey, saved)
		void invalidateChanges(client)
		return new Map()
	} catch (error) {
		const { error: reason, fields = [] } = error instanceof Refused ? error.refusal : {}
		const faultsOf = (key: string) => fields.filter((field) => isWithin(field, key))
		const isConflict = reason === 'conflict'
		if (!isConflict && reason !== 'invalid' && reason !== 'not-found' && reason !== 'too-large')
			throw error
		if (isConflict) await client.fetchQuery(factsQuery())
		const named = changes.filter(({ key }) => faultsOf(key).length > 0)
		const refused = new Map(
			(named.length > 0 ? named : changes).map(({ key }): [string, Refusal] => [
				key,
				isConflict ? { kind: 'conflict' } : { kind: 'wrong', faults: faultsOf(key) },
			]),
		)
		const rest = changes.filter(({ key }) => !refused.has(key))
		const others = rest.length > 0 ? await send(client, rest, isLeaving) : []
		return new Map([...refused, ...others])
	}
}

function factAt(facts: WordFacts | undefined, address: string): WordFact | undefined {
	return facts?.facts.find((fact) => textId(fact) === address)
}

function isWithin(inner: string, outer: string): boolean {
	return inner === outer || inner.startsWith(`${outer}/`)
}
