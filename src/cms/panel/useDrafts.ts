import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WordChanges, WordText } from '#cms/messages/words.ts'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import { postJson, requireOk } from '#panel/client/api.ts'
import type { AutosaveState, Change } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { faultsOf } from '#cms/rules/edit-faults.ts'
import { ownPagesOf } from './pages/pages-api.ts'
import { invalidateChanges } from './publish/publish-api.ts'
import type { Catalog, Catalogs } from './useCatalogs.ts'
import { asSave, catalogPath } from './words-api.ts'

/** Changed texts by address; null restores the original. */
type Value = string | null

export type Drafts = ReturnType<typeof useDrafts>

/** The changed texts, which save themselves as drafts. */
export function useDrafts({ byLanguage }: Catalogs) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave<Value>({
		scope: 'words',
		parse: (value) => (value === null ? null : parseText(value)),
		current: (address) => {
			const [found] = foundAt(client, address)
			return found && draftOf(found.text)
		},
		isComplete(address, value) {
			const own = ownPagesOf(client).map(({ page }) => page)
			return foundAt(client, address).every(
				({ text, catalog: { facts } }) =>
					faultsOf(text, value ?? original(text), { facts, own }).length === 0,
			)
		},
		send: (changes, isLeaving) => asSave(send(client, changes, isLeaving)),
		reload: () => client.invalidateQueries({ queryKey: [catalogPath] }),
		// The same text in several places.
		groupOf: ({ key, value }) => value ?? key,
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
			const source = autosave.valueOf(textId(text)) ?? original(text)
			return source === text.text ? null : source
		},
		type: (text: WordAddress, value: Value) => type(textId(text), value),
		/** Discards unsaved input. */
		drop: (text: WordAddress) => drop(textId(text)),
		/** Ends a conflict. */
		choose: (text: WordAddress, whose: 'mine' | 'theirs') => choose(textId(text), whose),
		flush: () => void autosave.flush(),
	}
}

function draftOf({ draft }: WordText): Value {
	return draft?.text ?? null
}

function original({ original: own, text }: WordText): string {
	return own ?? text
}

/** The texts at an address, as last read: names and sources are in the catalogues of all languages. */
function foundAt(client: QueryClient, address: string) {
	return client.getQueriesData<Catalog>({ queryKey: [catalogPath] }).flatMap(([, catalog]) => {
		const text = catalog?.texts.get(address)
		return catalog && text ? [{ catalog, text }] : []
	})
}

/** The original at an address. The server does not know it for texts of a list whose items may have moved. */
function originalAt(client: QueryClient, key: string): Value {
	const [found] = foundAt(client, key)
	return found ? original(found.text) : null
}

function isHeld({ unsaved }: AutosaveState<Value>, address: string): boolean {
	const status = unsaved.get(address)?.status
	return status === 'wrong' || status === 'conflict'
}

/** The addresses of texts that cannot be saved, grouped by text. */
function unsavedOf(state: AutosaveState<Value>): readonly (readonly WordAddress[])[] {
	const held = [...state.unsaved].filter(([key]) => isHeld(state, key))
	const groups = Map.groupBy(held, ([key, { value }]) => value ?? key)
	return [...groups.values()].map((group) => group.map(([key]) => addressOf(key)))
}

function addressOf(key: string): WordAddress {
	const at = key.indexOf(':')
	return { file: key.slice(0, at), place: key.slice(at + 1) }
}

/** Saves all changes or none. */
async function send(client: QueryClient, changes: readonly Change<Value>[], isLeaving: boolean) {
	const message: WordChanges = {
		changes: changes.map(({ key, value, original: before }) => ({
			...addressOf(key),
			text: value ?? originalAt(client, key),
			before,
		})),
	}
	await requireOk(await postJson(catalogPath, message, { keepalive: isLeaving }))
	for (const each of changes) setDraft(client, each)
	void invalidateChanges(client)
}

/** Applies a saved text to the catalogues. */
function setDraft(client: QueryClient, { key, value }: Change<Value>) {
	client.setQueriesData<Catalog>({ queryKey: [catalogPath] }, (catalog) => {
		const text = catalog?.texts.get(key)
		if (!catalog || !text) return undefined
		const draft =
			value === null || value === original(text)
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
