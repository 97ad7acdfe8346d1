import type { Letter, LetterChange } from '#contract/letter.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { changeOf, type Draft, draftOf, isSameDraft } from './draft.ts'

/** Delay after the last keystroke. */
export const saveDelayMs = 1_000

/** `conflict`: another tab has saved a different version since. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export type DraftSnapshot = {
	/** The content of the fields. */
	readonly draft: Draft
	/** The server's version of it. */
	readonly saved: Draft
	/** The letter as in the server's response. */
	readonly letter: Letter
	/** The state or outcome of the last request; `none` once the draft has changed since. */
	readonly request: 'none' | 'saving' | 'failed' | 'conflict'
	/** Whether the draft started from an unsaved copy. */
	readonly isFromCopy: boolean
}

/** The dependencies that keep a draft. */
type Keepers = {
	readonly save: (change: LetterChange) => Promise<Letter>
	readonly read: (id: string) => Promise<Letter>
	/** The copy in the browser. */
	readonly copy: {
		readonly read: (id: string) => LetterChange | null
		readonly write: (change: LetterChange) => void
		readonly delete: (id: string) => void
	}
	/** Handles a failure the draft does not know. */
	readonly onFailure: (error: unknown) => void
	/** The letter is no longer a draft. */
	readonly onChanged: (letter: Letter) => void
}

export type DraftStore = {
	readonly current: () => DraftSnapshot
	/** Calls a function after each change. Returns the function to unsubscribe. */
	readonly subscribe: (onChange: () => void) => () => void
	readonly change: (change: Partial<Draft>) => void
	/** Saves unsaved changes now. */
	readonly save: () => Promise<void>
	/** Resolves a conflict with the server's version or this tab's. */
	readonly keep: (whose: 'theirs' | 'mine') => Promise<void>
	/** The place of the draft is shown. */
	readonly open: () => void
	/** The page may not come back: sends unsent changes. */
	readonly flush: () => void
	/** The place of the draft was left: sends unsent changes, and reports nothing more. */
	readonly leave: () => void
}

/** Whether the content of the fields is saved. */
export function saveStatus({ request, draft, saved }: DraftSnapshot): SaveStatus {
	if (request !== 'none') return request
	return isSameDraft(draft, saved) ? 'saved' : 'unsaved'
}

/**
 * A draft that saves itself. Each change is copied to the browser's storage at once and sent a second after the last
 * keystroke, or at once when the draft or the page is left; one request at a time, so that versions are sequential.
 */
export function createDraftStore(initial: Letter, keepers: Keepers): DraftStore {
	const { copy } = keepers
	const { id } = initial
	let state = begin(initial, copy.read(id))
	let timer: ReturnType<typeof setTimeout> | undefined
	let hasLeft = false
	/** Whether changes made during a request are sent right after it. */
	let isUrgent = false
	const listeners = new Set<() => void>()

	function update(next: Partial<DraftSnapshot>) {
		state = { ...state, ...next }
		for (const listener of listeners) listener()
	}

	function isWaiting() {
		return state.request === 'saving' || state.request === 'conflict'
	}

	function schedule() {
		clearTimeout(timer)
		timer = setTimeout(() => void save(), saveDelayMs)
	}

	function change(changed: Partial<Draft>) {
		const draft = { ...state.draft, ...changed }
		isUrgent = false
		copy.write(changeOf(state.letter, draft))
		update({ draft, request: isWaiting() ? state.request : 'none' })
		schedule()
	}

	async function save() {
		clearTimeout(timer)
		if (isWaiting()) return
		const { draft, saved, letter } = state
		if (isSameDraft(draft, saved)) {
			copy.delete(id)
			return update({ request: 'none' })
		}
		update({ request: 'saving' })
		try {
			accept(await keepers.save(changeOf(letter, draft)), draft)
		} catch (error) {
			await fail(error, draft).catch(giveUp)
		}
	}

	/** The server has a draft; sends changes made since. */
	function accept(letter: Letter, saved: Draft) {
		update({ letter, saved, request: 'none' })
		if (isSameDraft(state.draft, saved)) return copy.delete(id)
		copy.write(changeOf(letter, state.draft))
		if (isUrgent) void save()
		else schedule()
	}

	async function fail(error: unknown, sent: Draft) {
		const field = error instanceof Refused ? error.refusal.field : undefined
		if (field !== 'version' && field !== 'state') return giveUp(error)
		const theirs = await keepers.read(id)
		// It was confirmed in another tab.
		if (theirs.state !== 'draft') {
			update({ request: 'failed' })
			if (!hasLeft) keepers.onChanged(theirs)
			return
		}
		// The same words arrived before, from a page that left before the response.
		if (isSameDraft(draftOf(theirs), sent)) return accept(theirs, sent)
		update({ request: 'conflict' })
	}

	/** Keeps the browser's copy for next time. */
	function giveUp(error: unknown) {
		// The login form replaces the draft.
		if (!(error instanceof SessionEnded)) update({ request: 'failed' })
		if (hasLeft) console.error(error)
		else keepers.onFailure(error)
	}

	async function keep(whose: 'theirs' | 'mine') {
		try {
			const letter = await keepers.read(id)
			if (letter.state !== 'draft') return keepers.onChanged(letter)
			const saved = draftOf(letter)
			if (whose === 'theirs') {
				copy.delete(id)
				return update({ letter, saved, draft: saved, request: 'none' })
			}
			update({ letter, saved, request: 'none' })
			await save()
		} catch (error) {
			keepers.onFailure(error)
		}
	}

	function flush() {
		isUrgent = true
		if (saveStatus(state) === 'unsaved') void save()
	}

	return {
		current: () => state,
		subscribe: (onChange) => {
			listeners.add(onChange)
			return () => listeners.delete(onChange)
		},
		change,
		save,
		keep,
		open: () => {
			hasLeft = false
			const status = saveStatus(state)
			if (status === 'unsaved') schedule()
			// A copy sent while the page was left.
			if (status === 'saved') copy.delete(id)
		},
		flush,
		leave: () => {
			hasLeft = true
			flush()
		},
	}
}

/** The initial words: the server's, or the browser's copy if the server does not have it. */
function begin(letter: Letter, copied: LetterChange | null): DraftSnapshot {
	const saved = draftOf(letter)
	const draft = copied === null ? saved : draftOf(copied)
	if (copied === null || isSameDraft(draft, saved)) {
		return { draft: saved, saved, letter, request: 'none', isFromCopy: false }
	}
	const request = copied.version === letter.version ? 'none' : 'conflict'
	return { draft, saved, letter, request, isFromCopy: true }
}
