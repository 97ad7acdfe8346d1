import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { allSaved, type AutosaveState, type Change } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { keepSaved } from '#panel/client/keep-saved.ts'
import { addressOf, saveDrafts } from './save-drafts.ts'
import type { Catalog } from './useCatalog.ts'
import { draftedText } from './word-items.ts'
import { catalogPath, catalogQuery } from './words-api.ts'

export type Drafts = ReturnType<typeof useDrafts>

export function useDrafts(catalog: Catalog | null) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave<string>({
		scope: 'words',
		// Version 1.0.0 stored null to restore an original text. It is read as an empty text, which leads to a conflict.
		parse: (value) => parseText(value ?? ''),
		current: (address) => {
			const text = readCatalog(client)?.texts.get(address)
			return text && draftedText(text)
		},
		send: (changes, isLeaving) => send(client, changes, isLeaving),
		reload: () => client.invalidateQueries({ queryKey: [catalogPath] }),
		// Equal texts that were typed in several places are one group, which is saved as a whole or not at all.
		groupOf: ({ value }) => value,
	})
	const isRead = catalog !== null
	useEffect(() => {
		if (isRead) void autosave.restore()
	}, [autosave, isRead])

	const { type, drop, choose } = autosave
	/** The typed or drafted text. */
	const sourceOf = (text: WordText) => autosave.valueOf(textId(text)) ?? draftedText(text)
	return {
		state,
		/**
		 * The addresses of typed texts that are kept only in this browser because of faults or a conflict. Equal texts
		 * count as one.
		 */
		unsaved: unsavedOf(state),
		/** The typed texts that are not saved yet, without those that cannot be saved. */
		typed: [...state.unsaved]
			.filter(([key]) => !isHeld(state, key))
			.map(([key, { value }]) => ({ ...addressOf(key), text: value })),
		/** Whether the typed version of a text cannot be saved. */
		isUnsaved: (text: WordAddress) => isHeld(state, textId(text)),
		sourceOf,
		/** Whether the typed or drafted text differs from the text on the pages. */
		isChanged: (text: WordText) => sourceOf(text) !== text.text,
		type: (text: WordAddress, value: string) => type(textId(text), value),
		/** Discards unsaved input. */
		drop: (text: WordAddress) => drop(textId(text)),
		/** Ends a conflict. */
		choose: (text: WordAddress, whose: 'mine' | 'theirs') => choose(textId(text), whose),
		flush: () => void autosave.flush(),
		/** Saves now. Resolves to false if the typed version of the text cannot be saved, otherwise to true. */
		async save(text: WordAddress): Promise<boolean> {
			await autosave.flush()
			await allSaved()
			return !isHeld(autosave.current(), textId(text))
		},
	}
}

/** The texts as last read. */
function readCatalog(client: QueryClient): Catalog | undefined {
	return client.getQueryData(catalogQuery().queryKey)
}

function isHeld({ unsaved }: AutosaveState<string>, address: string): boolean {
	const status = unsaved.get(address)?.status
	return status === 'wrong' || status === 'conflict'
}

function unsavedOf(state: AutosaveState<string>): readonly (readonly WordAddress[])[] {
	const held = [...state.unsaved].filter(([key]) => isHeld(state, key))
	const groups = Map.groupBy(held, ([, { value }]) => value)
	return [...groups.values()].map((group) => group.map(([key]) => addressOf(key)))
}

/** Saves all changes or none. */
async function send(client: QueryClient, changes: readonly Change<string>[], isLeaving: boolean) {
	await saveDrafts(client, changes, isLeaving)
	keepSaved(client, catalogQuery().queryKey, (catalog) => {
		if (!catalog) return undefined
		const saved = changes.flatMap(({ key, value }) => {
			const text = catalog.texts.get(key)
			return text ? [[key, { ...text, draft: savedDraft(text, value) }] as const] : []
		})
		return { ...catalog, texts: new Map([...catalog.texts, ...saved]) }
	})
}

function savedDraft(text: WordText, value: string): WordText['draft'] {
	if (value === (text.original ?? text.text)) return null
	const changedBy = text.draft?.changedBy ?? ''
	return { text: value, changedAt: new Date().toISOString(), changedBy, isOriginalChanged: false }
}
