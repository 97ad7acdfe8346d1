import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WordText } from '#contract/words.ts'
import { addressText, type WordAddress } from '#domain/words/counterparts.ts'
import {
	createWordQueue,
	type QueueState,
	type SaveOutcome,
	type WordQueue,
} from './edit/word-queue.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import type { Catalogs } from './useCatalogs.ts'
import { saveWords } from './words-api.ts'

export type Drafts = {
	readonly queue: WordQueue
	readonly state: QueueState
	/** Typed texts kept only in this browser, with faults or in a conflict: the addresses of each. */
	readonly unsaved: readonly (readonly WordAddress[])[]
	/** Whether a text is so. */
	readonly isUnsaved: (text: WordText) => boolean
	/** The typed or drafted text; null if it matches the pages. */
	readonly changeOf: (text: WordText) => string | null
}

/** Keeps typed text and saves it automatically, even when the place or the page is left. */
export function useWordQueue(catalogs: Catalogs): Drafts {
	const onFailure = useFailure()
	const [latest] = useState({ catalogs, onFailure })
	useEffect(() => {
		Object.assign(latest, { catalogs, onFailure })
	})
	const [queue] = useState(() =>
		createWordQueue({
			storage: localStorage,
			async save(...change): Promise<SaveOutcome> {
				try {
					return await saveWords(...change)
				} catch (error) {
					latest.onFailure(error)
					return 'failed'
				}
			},
			onSaved: (targets, text) =>
				targets.forEach((target) => latest.catalogs.setDraft(target, text)),
			onConflict: () => latest.catalogs.reload(),
		}),
	)
	const state = useSyncExternalStore(queue.subscribe, queue.current)

	useEffect(() => {
		const leave = () => queue.flush(true)
		const hide = () => document.visibilityState === 'hidden' && queue.flush(true)
		const retry = () => queue.flush()
		addEventListener('pagehide', leave)
		addEventListener('online', retry)
		document.addEventListener('visibilitychange', hide)
		return () => {
			removeEventListener('pagehide', leave)
			removeEventListener('online', retry)
			document.removeEventListener('visibilitychange', hide)
			queue.flush()
		}
	}, [queue])

	const typed = new Map(
		[...state.edits.values()].flatMap(({ targets, text }) =>
			targets.map((target) => [addressText(target), { text }] as const),
		),
	)
	const unsaved = [...state.edits.values()]
		.filter(({ status }) => status === 'faulty' || status === 'conflict')
		.map(({ targets }) => targets)
	const unsavedAddresses = new Set(unsaved.flat().map(addressText))
	return {
		queue,
		state,
		unsaved,
		isUnsaved: (text) => unsavedAddresses.has(addressText(text)),
		changeOf(text) {
			const edit = typed.get(addressText(text))
			const source = (edit ? edit.text : text.draft?.text) ?? text.original ?? text.text
			return source === text.text ? null : source
		},
	}
}
