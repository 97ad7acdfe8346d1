import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Letter } from '#contract/letter.ts'
import { logFailure, Refused, SessionEnded } from '#islands/admin/api.ts'
import { changeOf, type Draft, draftOf, isSameDraft } from './draft.ts'
import { readLetter, saveLetter } from './letters-api.ts'
import { deleteLocalDraft, readLocalDraft, writeLocalDraft } from './local-draft.ts'

/** After the last key. */
const saveDelayMs = 1_000

/** `conflict`: another tab has saved other words since. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export type DraftState = {
	/** What stands in the fields. */
	readonly draft: Draft
	/** The letter as the server has it. */
	readonly letter: Letter
	readonly status: SaveStatus
	/** When it was last saved, ISO 8601. */
	readonly savedAt: string
	/** Whether the words come from a copy that had not been saved. */
	readonly isRestored: boolean
	readonly change: (change: Partial<Draft>) => void
	readonly save: () => void
	/** Ends a conflict: with the words of the server, or with those of this tab. */
	readonly keep: (whose: 'theirs' | 'mine') => void
}

type Options = { readonly onExpired: () => void; readonly onChanged: (letter: Letter) => void }

/**
 * A draft that saves itself. Each change is copied to the browser's storage at once and sent a second after the last
 * key, or at once when the draft or the page is left; one request at a time, so that versions follow each other.
 */
export function useDraft(initial: Letter, { onExpired, onChanged }: Options): DraftState {
	const [first] = useState(() => begin(initial))
	const [draft, setDraft] = useState(first.draft)
	const [letter, setLetter] = useState(initial)
	const [status, setStatus] = useState<SaveStatus>(first.status)
	const current = useRef({ draft: first.draft, letter: initial, status: first.status })
	const timer = useRef(0)
	const hasLeft = useRef(false)

	function update(next: Partial<(typeof current)['current']>) {
		current.current = { ...current.current, ...next }
		if (next.draft) setDraft(next.draft)
		if (next.letter) setLetter(next.letter)
		if (next.status) setStatus(next.status)
	}

	function schedule() {
		clearTimeout(timer.current)
		timer.current = window.setTimeout(() => void save(), saveDelayMs)
	}

	function change(changed: Partial<Draft>) {
		const next = { ...current.current.draft, ...changed }
		writeLocalDraft(changeOf(current.current.letter, next))
		const isWaiting = current.current.status === 'saving' || current.current.status === 'conflict'
		update({ draft: next, ...(!isWaiting && { status: 'unsaved' }) })
		if (!isWaiting) schedule()
	}

	async function save({ isLeaving = false } = {}) {
		clearTimeout(timer.current)
		const { draft: sent, letter: before, status: earlier } = current.current
		if (earlier === 'saving' || earlier === 'conflict') return
		update({ status: 'saving' })
		try {
			const saved = await saveLetter(changeOf(before, sent), { keepalive: isLeaving })
			const isWhole = isSameDraft(sent, current.current.draft)
			update({ letter: saved, status: isWhole ? 'saved' : 'unsaved' })
			if (isWhole) deleteLocalDraft(saved.id)
			else {
				writeLocalDraft(changeOf(saved, current.current.draft))
				schedule()
			}
		} catch (error) {
			await fail(error)
		}
	}

	async function fail(error: unknown) {
		// The browser's copy stays for the next time.
		if (hasLeft.current) return logFailure(error)
		if (error instanceof SessionEnded) return onExpired()
		const field = error instanceof Refused ? error.refusal.field : undefined
		if (field === 'version') return update({ status: 'conflict' })
		update({ status: 'failed' })
		if (field !== 'state') return console.error(error)
		// It was confirmed in another tab.
		onChanged(await readLetter(letter.id, new AbortController().signal))
	}

	async function keep(whose: 'theirs' | 'mine') {
		try {
			const theirs = await readLetter(letter.id, new AbortController().signal)
			if (theirs.state !== 'draft') return onChanged(theirs)
			if (whose === 'theirs') {
				deleteLocalDraft(letter.id)
				update({ letter: theirs, draft: draftOf(theirs), status: 'saved' })
				return
			}
			update({ letter: theirs, status: 'unsaved' })
			await save()
		} catch (error) {
			if (error instanceof SessionEnded) onExpired()
			else console.error(error)
		}
	}

	const open = useEffectEvent(() => {
		if (first.status === 'unsaved') schedule()
		// A copy that was sent while the page was left.
		if (first.status === 'saved') deleteLocalDraft(initial.id)
	})
	const flush = useEffectEvent(() => {
		if (current.current.status === 'unsaved') void save({ isLeaving: true })
	})
	useEffect(() => {
		hasLeft.current = false
		open()
		addEventListener('pagehide', flush)
		return () => {
			removeEventListener('pagehide', flush)
			hasLeft.current = true
			flush()
		}
	}, [])

	return {
		draft,
		letter,
		status,
		savedAt: letter.updated_at,
		isRestored: first.isRestored && status !== 'saved',
		change,
		save: () => void save(),
		keep: (whose) => void keep(whose),
	}
}

/** The words to begin with: the server's, or those of the browser's copy that the server does not have. */
function begin(letter: Letter): { draft: Draft; status: SaveStatus; isRestored: boolean } {
	const saved = draftOf(letter)
	const local = readLocalDraft(letter.id)
	const draft = local === null ? saved : draftOf(local)
	if (local === null || isSameDraft(draft, saved)) {
		return { draft: saved, status: 'saved', isRestored: false }
	}
	const status = local.version === letter.version ? 'unsaved' : 'conflict'
	return { draft, status, isRestored: true }
}
