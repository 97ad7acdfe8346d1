import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Letter } from '#contract/letter.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import type { Draft } from './draft.ts'
import { createDraftStore, saveStatus, type SaveStatus } from './draft-store.ts'
import { letterQuery, saveLetter } from './letters-api.ts'
import { deleteLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts'

export type DraftState = {
	/** The content of the fields. */
	readonly draft: Draft
	/** The server's version of the letter. */
	readonly letter: Letter
	readonly status: SaveStatus
	/** When it was last saved (ISO 8601). */
	readonly savedAt: string
	/** Whether the words come from an unsaved copy. */
	readonly isRestored: boolean
	readonly change: (change: Partial<Draft>) => void
	readonly save: () => void
	/** Resolves a conflict with the server's version or this tab's. */
	readonly keep: (whose: 'theirs' | 'mine') => void
}

/** A draft that saves itself, even when its place or the page is left. Only the first `onChanged` counts. */
export function useDraft(initial: Letter, onChanged: (letter: Letter) => void): DraftState {
	const onFailure = useFailure()
	const client = useQueryClient()
	const [store] = useState(() =>
		createDraftStore(initial, {
			save: saveLetter,
			read: async (id) => await client.fetchQuery(letterQuery(id)),
			copy: { read: readLocalDraft, write: writeLocalDraft, delete: deleteLocalDraft },
			onFailure,
			onChanged,
		}),
	)
	const shown = useSyncExternalStore(store.subscribe, store.current)

	useEffect(() => {
		// A phone that switches to another app may end the page without another event.
		const flushHidden = () => document.visibilityState === 'hidden' && store.flush()
		store.open()
		addEventListener('pagehide', store.flush)
		document.addEventListener('visibilitychange', flushHidden)
		return () => {
			removeEventListener('pagehide', store.flush)
			document.removeEventListener('visibilitychange', flushHidden)
			store.leave()
		}
	}, [store])

	const { draft, letter, isFromCopy } = shown
	const status = saveStatus(shown)
	return {
		draft,
		letter,
		status,
		savedAt: letter.updated_at,
		isRestored: isFromCopy && status !== 'saved',
		change: store.change,
		save: () => void store.save(),
		keep: (whose) => void store.keep(whose),
	}
}
