import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import type { AutosaveState, Change } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { faultsOf } from '#cms/rules/edit-faults.ts'
import { ownPagesOf } from './pages/pages-api.ts'
import { addressOf, saveDrafts } from './save-drafts.ts'
import type { Catalog, Catalogs } from './useCatalogs.ts'
import { asSave, catalogPath } from './words-api.ts'

export type Drafts = ReturnType<typeof useDrafts>

/** The changed texts, which save themselves as drafts. */
export function useDrafts({ byLanguage }: Catalogs) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave<string>({
		scope: 'words',
		// Version 1.0.0 kept null for an original, which becomes a conflict.
		parse: (value) => parseText(value ?? ''),
		current: (address) => {
			const [found] = foundAt(client, address)
			return found && draftedText(found.text)
		},
		isComplete(address, value) {
			const own = ownPagesOf(client).map(({ page }) => page)
			return foundAt(client, address).every(
				({ text, catalog: { facts } }) => faultsOf(text, value, { facts, own }).length === 0,
			)
		},
		send: (changes, isLeaving) => asSave(send(client, changes, isLeaving)),
		reload: () => client.invalidateQueries({ queryKey: [catalogPath] }),
		// The same text in several places.
		groupOf: ({ value }) => value,
	})
	const languages = Object.keys(byLanguage).length
	useEffect(() => {
		if (languages > 0) void autosave.restore()
	}, [autosave, languages])

	const { type, drop, choose } = autosave
	return {
		state,
		/** The addresses of typed texts kept only in this browser, with faults or in a conflict. Equal texts count as one. */
		unsaved: unsavedOf(state),
		/** The texts that are not saved yet, except texts that cannot be saved. */
		typed: [...state.unsaved]
			.filter(([key]) => !isHeld(state, key))
			.map(([key, { value }]) => ({ ...addressOf(key), text: value })),
		/** Whether a text cannot be saved. */
		isUnsaved: (text: WordAddress) => isHeld(state, textId(text)),
		/** The typed or drafted text; null if it matches the pages. */
		changeOf(text: WordText): string | null {
			const source = autosave.valueOf(textId(text)) ?? draftedText(text)
			return source === text.text ? null : source
		},
		type: (text: WordAddress, value: string) => type(textId(text), value),
		/** Discards unsaved input. */
		drop: (text: WordAddress) => drop(textId(text)),
		/** Ends a conflict. */
		choose: (text: WordAddress, whose: 'mine' | 'theirs') => choose(textId(text), whose),
		flush: () => void autosave.flush(),
	}
}

/** A text with its draft. */
function draftedText({ draft, original, text }: WordText): string {
	return draft?.text ?? original ?? text
}

/** The texts at an address, as last read: names and sources are in the catalogues of all languages. */
function foundAt(client: QueryClient, address: string) {
	return client.getQueriesData<Catalog>({ queryKey: [catalogPath] }).flatMap(([, catalog]) => {
		const text = catalog?.texts.get(address)
		return catalog && text ? [{ catalog, text }] : []
	})
}

function isHeld({ unsaved }: AutosaveState<string>, address: string): boolean {
	const status = unsaved.get(address)?.status
	return status === 'wrong' || status === 'conflict'
}

/** The addresses of texts that cannot be saved, grouped by text. */
function unsavedOf(state: AutosaveState<string>): readonly (readonly WordAddress[])[] {
	const held = [...state.unsaved].filter(([key]) => isHeld(state, key))
	const groups = Map.groupBy(held, ([, { value }]) => value)
	return [...groups.values()].map((group) => group.map(([key]) => addressOf(key)))
}

/** Saves all changes or none. */
async function send(client: QueryClient, changes: readonly Change<string>[], isLeaving: boolean) {
	await saveDrafts(client, changes, isLeaving)
	for (const each of changes) setDraft(client, each)
}

/** Applies a saved text to the catalogues. */
function setDraft(client: QueryClient, { key, value }: Change<string>) {
	client.setQueriesData<Catalog>({ queryKey: [catalogPath] }, (catalog) => {
		const text = catalog?.texts.get(key)
		if (!catalog || !text) return undefined
		const draft =
			value === (text.original ?? text.text)
				? null
				: {
						text: value,
						changedAt: new Date().toISOString(),
						changedBy: text.draft?.changedBy ?? '',
						isOriginalChanged: false,
					}
		return { ...catalog, texts: new Map(catalog.texts).set(key, { ...text, draft }) }
	})
}
