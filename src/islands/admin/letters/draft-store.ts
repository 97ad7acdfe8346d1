import type { Letter, LetterChange } from '#contract/letter.ts'
import { logFailure, Refused, SessionEnded } from '#islands/admin/api.ts'
import { changeOf, type Draft, draftOf, isSameDraft } from './draft.ts'

/** After the last key. */
export const saveDelayMs = 1_000

/** `conflict`: another tab has saved other words since. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict'

export type DraftSnapshot = {
	/** What stands in the fields. */
	readonly draft: Draft
	/** What the server has of it. */
	readonly saved: Draft
	/** The letter as the server answered it. */
	readonly letter: Letter
	/** What became of the last request, or that it is under way; `none` once the draft has changed since. */
	readonly request: 'none' | 'saving' | 'failed' | 'conflict'
	/** Whether the draft began with a copy that had not been saved. */
	readonly isFromCopy: boolean
}

/** What a draft is kept by. */
type Keepers = {
	readonly save: (change: LetterChange) => Promise<Letter>
	readonly read: (id: string) => Promise<Letter>
	/** The copy in the browser. */
	readonly copy: {
		readonly read: (id: string) => LetterChange | null
		readonly write: (change: LetterChange) => void
		readonly delete: (id: string) => void
	}
	/** Takes a failure that the draft does not know. */
	readonly onFailure: (error: unknown) => void
	/** The letter is no draft any more. */
	readonly onChanged: (letter: Letter) => void
}

export type DraftStore = {
	readonly current: () => DraftSnapshot
	/** Calls a function after each change. Returns what ends that. */
	readonly subscribe: (onChange: () => void) => () => void
	readonly change: (change: Partial<Draft>) => void
	/** Saves now what is not saved. */
	readonly save: () => Promise<void>
	/** Ends a conflict: with the words of the server, or with those of this tab. */
	readonly keep: (whose: 'theirs' | 'mine') => Promise<void>
	/** The place of the draft is shown. */
	readonly open: () => void
	/** The page may not come back: sends what is not sent. */
	readonly flush: () => void
	/** The place of the draft is left: sends what is not sent, and reports nothing more. */
	readonly leave: () => void
}

/** Whether what stands in the fields is saved. */
export function saveStatus({ request, draft, saved }: DraftSnapshot): SaveStatus {
	if (request !== 'none') return request
	return isSameDraft(draft, saved) ? 'saved' : 'unsaved'
}

/**
 * A draft that saves itself. Each change is copied to the browser's storage at once and sent a second after the last
 * key, or at once when the draft or the page is left; one request at a time, so that versions follow each other.
 */
export function createDraftStore(initial: Letter, keepers: Keepers): DraftStore {
	const { copy } = keepers
	const { id } = initial
	let state = begin(initial, copy.read(id))
	let timer: ReturnType<typeof setTimeout> | undefined
	let hasLeft = false
	/** Whether what was written during a request follows it at once. */
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

	/** The server has a draft; what was written since is sent next. */
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
		// The same words arrived before, from a page whose answer nobody waited for.
		if (isSameDraft(draftOf(theirs), sent)) return accept(theirs, sent)
		update({ request: 'conflict' })
	}

	/** The browser's copy stays for the next time. */
	function giveUp(error: unknown) {
		// The login form takes the place of the draft.
		if (!(error instanceof SessionEnded)) update({ request: 'failed' })
		if (hasLeft) logFailure(error)
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
			// A copy that was sent while the page was left.
			if (status === 'saved') copy.delete(id)
		},
		flush,
		leave: () => {
			hasLeft = true
			flush()
		},
	}
}

/** The words to begin with: the server's, or those of the browser's copy that the server does not have. */
function begin(letter: Letter, copied: LetterChange | null): DraftSnapshot {
	const saved = draftOf(letter)
	const draft = copied === null ? saved : draftOf(copied)
	if (copied === null || isSameDraft(draft, saved)) {
		return { draft: saved, saved, letter, request: 'none', isFromCopy: false }
	}
	const request = copied.version === letter.version ? 'none' : 'conflict'
	return { draft, saved, letter, request, isFromCopy: true }
}
