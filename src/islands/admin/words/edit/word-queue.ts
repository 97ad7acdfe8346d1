import { addressText, type WordAddress } from '#domain/words/counterparts.ts'

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

/** The outcome of a sent change. */
export type SaveOutcome = 'saved' | 'conflict' | 'refused' | 'failed'

type Options = {
	/** Sends the change of one text to all of its places. */
	readonly save: (
		targets: readonly Target[],
		text: string | null,
		isLeaving: boolean,
	) => Promise<SaveOutcome>
	readonly onSaved: (targets: readonly Target[], text: string | null) => void
	readonly onConflict: (targets: readonly Target[]) => void
	/** Keeps unsaved text beyond the end of the page. */
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}

const typingPauseMs = 800
const retryMs = 5_000
const storageKey = 'unsaved-words'

export type WordQueue = ReturnType<typeof createWordQueue>

/**
 * Saves texts automatically, 800 ms after the last change of each. Unsaved text is also kept in the browser, and sent
 * when the place is opened again.
 */
export function createWordQueue({ save, onSaved, onConflict, storage }: Options) {
	let state: QueueState = { edits: new Map(stored(storage)), savedAt: 0 }
	/** The drafts this page has saved or seen, by address. */
	const known = new Map<string, string | null>()
	/** Requests in flight, by the address of the sentence: one at a time. */
	const underWay = new Map<string, string | null>()
	const timers = new Map<string, ReturnType<typeof setTimeout>>()
	const listeners = new Set<() => void>()
	for (const key of state.edits.keys()) schedule(key)

	function set(next: Partial<QueueState>) {
		state = { ...state, ...next }
		const unsaved = [...state.edits]
		if (unsaved.length === 0) storage.removeItem(storageKey)
		else storage.setItem(storageKey, JSON.stringify(unsaved))
		for (const listener of listeners) listener()
	}

	function put(key: string, edit: Edit | null) {
		const edits = new Map(state.edits)
		if (edit) edits.set(key, edit)
		else edits.delete(key)
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
		const outcome = await save(targets, edit.text, isLeaving)
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
			put(key, { ...after, status: outcome === 'refused' ? 'faulty' : outcome })
		}
		if (outcome === 'failed') schedule(key, retryMs)
		if (outcome === 'conflict') onConflict(targets)
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

/** Unsaved text of an earlier visit. Another version of the panel may have written it. */
function stored(storage: Options['storage']): readonly (readonly [string, Edit])[] {
	try {
		const found: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]')
		if (!Array.isArray(found)) return []
		return found.filter(isStored).map(([key, edit]) => {
			const isReady = edit.status !== 'faulty' && edit.status !== 'conflict'
			return [key, isReady ? { ...edit, status: 'waiting' } : edit] as const
		})
	} catch {
		return []
	}
}

function isStored(value: unknown): value is [string, Edit] {
	if (!Array.isArray(value) || typeof value[0] !== 'string') return false
	const edit: unknown = value[1]
	return typeof edit === 'object' && edit !== null && 'targets' in edit && 'text' in edit
}
