import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { WordText } from '#contract/words.ts'
import { addressText, type WordAddress } from '#domain/words/counterparts.ts'
import {
	createWordQueue,
	parseEdit,
	type QueueState,
	type SaveOutcome,
	type WordQueue,
} from './edit/word-queue.ts'
import { SessionEnded } from '#islands/admin/api.ts'
import { useKeptValues } from '#islands/admin/autosave/useKeptValues.ts'
import { useLeaving } from '#islands/admin/autosave/useLeaving.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import type { Catalogs } from './useCatalogs.ts'
import { invalidateChanges } from './publish/publish-api.ts'
import { asSave, behindQuery, saveWords } from './words-api.ts'

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
	const client = useQueryClient()
	const [queue] = useState(() =>
		createWordQueue({
			async save(...change): Promise<SaveOutcome> {
				try {
					return await asSave(saveWords(...change))
				} catch (error) {
					latest.onFailure(error)
					return error instanceof SessionEnded ? 'ended' : 'failed'
				}
			},
			onSaved(targets, text) {
				for (const target of targets) latest.catalogs.setDraft(target, text)
				void invalidateChanges(client)
				void client.invalidateQueries(behindQuery())
			},
			async onConflict(targets, text) {
				await latest.catalogs.reload()
				return targets.every((target) => latest.catalogs.isDraft(target, text))
			},
		}),
	)
	const state = useSyncExternalStore(queue.subscribe, queue.current)
	useKeptValues('words', parseEdit, (kept) => void queue.open(kept))
	useLeaving(queue, state.edits.size > 0)

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
