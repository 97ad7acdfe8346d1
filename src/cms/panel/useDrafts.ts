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
import type { Catalog } from './useCatalog.ts'
import { asSave, catalogPath, catalogQuery } from './words-api.ts'

/** Changed texts by address; null restores the original. */
type Value = string | null

export type Drafts = ReturnType<typeof useDrafts>

/** The changed texts, which save themselves as drafts. */
export function useDrafts(catalog: Catalog | null) {
	const client = useQueryClient()
	const [state, autosave] = useAutosave<Value>({
		scope: 'words',
		parse: (value) => (value === null ? null : parseText(value)),
		current: (address) => {
			const text = readCatalog(client)?.texts.get(address)
			return text && draftOf(text)
		},
		isComplete(address, value) {
			const { texts, facts } = readCatalog(client) ?? {}
			const text = texts?.get(address)
			const own = ownPagesOf(client).map(({ page }) => page)
			return (
				!text ||
				!facts ||
				faultsOf(text, value ?? original(text), { facts: facts[text.language], own }).length === 0
			)
		},
		send: (changes, isLeaving) => asSave(send(client, changes, isLeaving)),
		reload: () => client.invalidateQueries({ queryKey: [catalogPath] }),
		// The same text in several places.
		groupOf: ({ key, value }) => value ?? key,
	})
	const isRead = catalog !== null
	useEffect(() => {
		if (isRead) void autosave.restore()
	}, [autosave, isRead])

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

/** The texts as last read. */
function readCatalog(client: QueryClient): Catalog | undefined {
	return client.getQueryData(catalogQuery().queryKey)
}

/** The original at an address. The server does not know it for texts of a list whose items may have moved. */
function originalAt(client: QueryClient, key: string): Value {
	const text = readCatalog(client)?.texts.get(key)
	return text ? original(text) : null
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
	client.setQueryData(catalogQuery().queryKey, (catalog) => {
		if (!catalog) return undefined
		const saved = changes.flatMap(({ key, value }) => {
			const text = catalog.texts.get(key)
			return text ? [[key, { ...text, draft: savedDraft(text, value) }] as const] : []
		})
		return { ...catalog, texts: new Map([...catalog.texts, ...saved]) }
	})
	void invalidateChanges(client)
}

function savedDraft(text: WordText, value: Value): WordText['draft'] {
	if (value === null || value === original(text)) return null
	const changedBy = text.draft?.changedBy ?? ''
	return { text: value, changedAt: new Date().toISOString(), changedBy, isOriginalChanged: false }
}
