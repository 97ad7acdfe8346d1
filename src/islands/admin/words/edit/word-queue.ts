import { addressText, type WordAddress } from '#domain/words/counterparts.ts'
import type { KeptValues } from '#islands/admin/autosave/kept-values.ts'

/** A place to change, and the draft the change is based on. */
export type Target = WordAddress & { readonly before: string | null }

export type EditStatus =
	/** Typed but not sent yet. */
	| 'waiting'
	| 'saving'
	/** The server did not respond; the request is retried. */
	| 'failed'
	/** Somebody else changed it meanwhile. */
	| 'conflict'
	/** It has faults and is not sent. */
	| 'faulty'

/** Typed text that is not saved. */
export type Edit = {
	/** Null restores the original. */
	readonly text: string | null
	readonly targets: readonly Target[]
	readonly status: EditStatus
}

export type QueueState = {
	/** By the address of the open sentence. */
	readonly edits: ReadonlyMap<string, Edit>
	/** In milliseconds since 1970; 0 before the first. */
	readonly savedAt: number
}

/** The outcome of a sent change; `ended`: the session has ended. */
export type SaveOutcome = 'saved' | 'conflict' | 'refused' | 'failed' | 'ended'

type Options = {
	/** Sends the change of one text to all of its places. */
	readonly save: (
		targets: readonly Target[],
		text: string | null,
		isLeaving: boolean,
	) => Promise<SaveOutcome>
	readonly onSaved: (targets: readonly Target[], text: string | null) => void
	/** Reads the drafts again. Resolves to whether they are this text, saved by a request without a response. */
	readonly onConflict: (targets: readonly Target[], text: string | null) => Promise<boolean>
}

const typingPauseMs = 800
const retryMs = 5_000

export type WordQueue = ReturnType<typeof createWordQueue>

/**
 * Saves texts automatically, 800 ms after the last change of each. Unsaved text is also kept in the browser, and sent
 * when the place is opened again.
 */
export function createWordQueue({ save, onSaved, onConflict }: Options) {
	let state: QueueState = { edits: new Map(), savedAt: 0 }
	let kept: KeptValues<Edit> | undefined
	/** Nothing is sent after the session has ended, nor tried again after the place was left. */
	let hasSession = true
	let hasLeft = false
	/** The drafts this page has saved or seen, by address. */
	const known = new Map<string, string | null>()
	/** Requests in flight, by the address of the sentence: one at a time. */
	const underWay = new Map<string, string | null>()
	const timers = new Map<string, ReturnType<typeof setTimeout>>()
	const listeners = new Set<() => void>()

	function set(next: Partial<QueueState>) {
		state = { ...state, ...next }
		for (const listener of listeners) listener()
	}

	function put(key: string, edit: Edit | null) {
		const edits = new Map(state.edits)
		if (edit) edits.set(key, edit)
		else edits.delete(key)
		if (edit) kept?.write(key, edit)
		else kept?.delete(key)
		set({ edits })
	}

	function schedule(key: string, afterMs = typingPauseMs) {
		clearTimeout(timers.get(key))
		timers.set(
			key,
			setTimeout(() => void send(key), afterMs),
		)
	}

	async function send(key: string, isLeaving = false): Promise<void> {
		clearTimeout(timers.get(key))
		if (!hasSession) return
		const edit = state.edits.get(key)
		if (!edit || (edit.status !== 'waiting' && edit.status !== 'failed')) return
		const sent = underWay.get(key)
		if (sent !== undefined && !isLeaving) return
		const targets = edit.targets.map((target) => {
			const before = sent === undefined ? known.get(addressText(target)) : sent
			return before === undefined ? target : { ...target, before }
		})
		underWay.set(key, edit.text)
		put(key, { ...edit, status: 'saving' })
		const sentOutcome = await save(targets, edit.text, isLeaving)
		const isOwn = sentOutcome === 'conflict' && (await onConflict(targets, edit.text))
		const outcome = isOwn ? 'saved' : sentOutcome
		underWay.delete(key)
		const after = state.edits.get(key)
		const isChanged = after !== undefined && after.text !== edit.text
		if (outcome === 'saved') {
			for (const target of targets) known.set(addressText(target), edit.text)
			if (!isChanged) put(key, null)
			set({ savedAt: Date.now() })
			onSaved(targets, edit.text)
			if (isChanged) void send(key)
		} else if (!isChanged && after) {
			const status = outcome === 'refused' ? 'faulty' : outcome
			put(key, { ...after, status: status === 'ended' ? 'failed' : status })
		}
		if (outcome === 'ended') hasSession = false
		if (outcome === 'failed' && !hasLeft) schedule(key, retryMs)
	}

	return {
		current: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		/** Takes a typed text; one with faults is kept but not sent. */
		change(key: string, text: string | null, targets: readonly Target[], isFaulty = false) {
			const isInConflict = state.edits.get(key)?.status === 'conflict'
			const status = isInConflict ? 'conflict' : isFaulty ? 'faulty' : 'waiting'
			put(key, { text, targets, status })
			if (status === 'waiting') schedule(key)
			else clearTimeout(timers.get(key))
		},
		/** Discards the typed text. */
		drop(key: string) {
			clearTimeout(timers.get(key))
			put(key, null)
		},
		/** Keeps texts in the browser from now on, and sends those of pages that have ended. */
		async open(values: KeptValues<Edit>) {
			kept = values
			for (const [key, edit] of state.edits) kept.write(key, edit)
			for (const [key, edit] of await values.takeOver((each) => !state.edits.has(each))) {
				const isHeld = edit.status === 'faulty' || edit.status === 'conflict'
				put(key, isHeld ? edit : { ...edit, status: 'waiting' })
				schedule(key)
			}
		},
		/** The place is left: sends pending texts, and tries no more. */
		end() {
			hasLeft = true
			for (const key of state.edits.keys()) void send(key, true)
			for (const timer of timers.values()) clearTimeout(timer)
		},
		/** Sends pending texts at once. */
		flush(isLeaving = false) {
			for (const key of state.edits.keys()) void send(key, isLeaving)
		},
		/** Resolves a conflict: `theirs` is the current draft. */
		keep(key: string, whose: 'mine' | 'theirs', theirs: readonly Target[]) {
			const edit = state.edits.get(key)
			for (const target of theirs) known.set(addressText(target), target.before)
			if (!edit || whose === 'theirs') return put(key, null)
			put(key, { ...edit, status: 'waiting' })
			void send(key)
		},
	}
}

/** Reads a kept edit. Another version of the panel may have written it. */
export function parseEdit(value: unknown): Edit {
	if (!isEdit(value)) throw new TypeError('An edit was expected')
	return value
}

function isEdit(value: unknown): value is Edit {
	return typeof value === 'object' && value !== null && 'targets' in value && 'text' in value
}
