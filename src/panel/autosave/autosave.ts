import type { ErrorResponse } from '#values/messages/error-response.ts'
import { Refused, SessionEnded } from '#panel/client/api.ts'
import type { KeptValues } from './kept-values.ts'

/** Pause in typing before saving. */
export const saveDelayMs = 800

export const retryDelayMs = 5_000

export type Unsaved<Value> = {
	readonly value: Value
	/** The server's value at the time of typing, on which the typed value is based. */
	readonly original: Value
	readonly status:
		| 'waiting'
		| 'saving'
		/** The server did not respond; the request is repeated. */
		| 'failed'
		/** The server refused the value: it is not sent again until the owner changes it. */
		| 'wrong'
		/**
		 * Somebody else has changed the value on the server: the typed value is not sent until the owner chooses one of the
		 * two values.
		 */
		| 'conflict'
	/** The last refusal of this or an earlier typed value. */
	readonly refusal: ErrorResponse | null
}

export type Change<Value> = {
	readonly key: string
	readonly value: Value
	readonly original: Value
}

export type KeptChange<Value> = Pick<Unsaved<Value>, 'value' | 'original'>

export type AutosaveState<Value> = {
	readonly unsaved: ReadonlyMap<string, Unsaved<Value>>
	/** When values were last saved, in milliseconds since 1970; 0 before the first save. */
	readonly savedAt: number
}

type Options<Value> = {
	/**
	 * Saves changes and updates what `current` reads.
	 *
	 * @param isLeaving whether the page is being left, so that the request must outlive it
	 * @throws Refused for the changes whose keys it names; if it names none, each group of changes is sent separately
	 */
	readonly send: (changes: readonly Change<Value>[], isLeaving: boolean) => Promise<unknown>
	/** Reads the server's values again after a conflict about a key; with `isOneByOne`, at least the value of this key. */
	readonly reload: (key: string) => Promise<unknown>
	/** The group of a change, which is saved as a whole or not at all; by default each change is a group. */
	readonly groupOf?: (change: Change<Value>) => string
	/** Whether `send` takes one group per call. By default it takes all changes at once. */
	readonly isOneByOne?: boolean
	/** The server's value as last read; undefined if there is none. */
	readonly current: (key: string) => Value | undefined
	readonly isSame?: (one: Value, other: Value) => boolean
	readonly delayMs?: number
	readonly onFailure: (error: unknown) => void
}

/** The errors of requests that are not repeated. */
const refusals = new Set(['conflict', 'invalid', 'not-found', 'too-large'])

/** The saves in progress, of every autosave. */
const saves = new Set<Promise<void>>()

export async function allSaved(): Promise<void> {
	while (saves.size > 0) await Promise.allSettled(saves)
}

export type Autosave<Value> = ReturnType<typeof createAutosave<Value>>

/**
 * Saves typed values automatically once typing pauses, one request at a time. What the server does not have yet is also
 * kept in the browser.
 *
 * @example autosave.type('facts/prices.yaml:trialDays', '14')
 */
export function createAutosave<Value>({
	send,
	reload,
	groupOf = ({ key }) => key,
	isOneByOne = false,
	current,
	isSame = Object.is,
	delayMs = saveDelayMs,
	onFailure,
}: Options<Value>) {
	let state: AutosaveState<Value> = { unsaved: new Map(), savedAt: 0 }
	let kept: KeptValues<KeptChange<Value>> | undefined
	/** Values in flight. */
	const sent = new Map<string, Value>()
	/** Values whose request had no response. The server may have them. */
	const tried = new Map<string, Value>()
	const listeners = new Set<() => void>()
	let timer: ReturnType<typeof setTimeout> | undefined
	let hasEnded = false
	let hasSession = true
	/** Whether to send waiting values right after the request in flight, even if the page closes. */
	let isUrgent = false

	function set(changed: Partial<AutosaveState<Value>>) {
		state = { ...state, ...changed }
		for (const listener of listeners) listener()
	}

	function put(key: string, entry: Unsaved<Value> | null) {
		const unsaved = new Map(state.unsaved)
		if (entry) unsaved.set(key, entry)
		else unsaved.delete(key)
		if (entry) kept?.write(key, { value: entry.value, original: entry.original })
		else kept?.delete(key)
		set({ unsaved })
	}

	function change(key: string, changed: Partial<Unsaved<Value>>) {
		const entry = state.unsaved.get(key)
		if (entry) put(key, { ...entry, ...changed })
	}

	function schedule(afterMs: number) {
		clearTimeout(timer)
		timer = setTimeout(() => void flush(), afterMs)
	}

	function type(key: string, value: Value) {
		const entry = state.unsaved.get(key)
		const original = entry?.original ?? current(key)
		if (original === undefined) return
		const mayBeStored = sent.has(key) || tried.has(key)
		if (isSame(value, original) && !mayBeStored) return put(key, null)
		const status = entry?.status === 'conflict' ? 'conflict' : 'waiting'
		put(key, { value, original, status, refusal: entry?.refusal ?? null })
		schedule(delayMs)
	}

	/** Sends typed values now. */
	async function flush(isLeaving = false): Promise<void> {
		const save = sendTyped(isLeaving)
		saves.add(save)
		await save.finally(() => saves.delete(save))
	}

	async function sendTyped(isLeaving: boolean): Promise<void> {
		clearTimeout(timer)
		if (sent.size > 0) isUrgent ||= isLeaving
		if (!hasSession || sent.size > 0) return
		isUrgent = false
		const changes = [...state.unsaved].flatMap(([key, { value, original, status }]) =>
			status === 'waiting' || status === 'failed' ? [{ key, value, original }] : [],
		)
		if (changes.length === 0) return
		for (const { key, value } of changes) {
			sent.set(key, value)
			change(key, { status: 'saving' })
		}
		try {
			const refused = await deliver(changes, isLeaving)
			const conflicts = [...refused].flatMap(([key, { error }]) =>
				error === 'conflict' ? key : [],
			)
			for (const key of isOneByOne ? conflicts : conflicts.slice(0, 1)) await reload(key)
			for (const each of changes) land(each, refused.get(each.key))
			if (refused.size < changes.length) set({ savedAt: Date.now() })
		} catch (error) {
			hasSession = !(error instanceof SessionEnded)
			for (const each of changes) land(each, 'failed')
			onFailure(error)
			if (!hasEnded) schedule(retryDelayMs)
		}
		if ([...state.unsaved.values()].some(({ status }) => status === 'waiting'))
			await sendTyped(isUrgent)
	}

	/**
	 * Sends changes. If the server refuses some, sends the others again without them. Returns the refused ones with the
	 * reasons.
	 */
	async function deliver(
		changes: readonly Change<Value>[],
		isLeaving: boolean,
	): Promise<ReadonlyMap<string, ErrorResponse>> {
		const groups = [...Map.groupBy(changes, groupOf).values()]
		const deliverEach = async (parts: readonly (readonly Change<Value>[])[]) => {
			const all: [string, ErrorResponse][] = []
			for (const part of parts) if (part.length > 0) all.push(...(await deliver(part, isLeaving)))
			return all
		}
		if (isOneByOne && groups.length > 1) return new Map(await deliverEach(groups))
		try {
			await send(changes, isLeaving)
			return new Map()
		} catch (error) {
			if (!(error instanceof Refused) || !refusals.has(error.refusal.error)) throw error
			const { refusal } = error
			const named = groups.filter((group) =>
				group.some(({ key }) => fieldsOf(refusal, key).length > 0),
			)
			const refused = groups.length === 1 ? groups : named
			const others = groups.filter((group) => !refused.includes(group))
			const all = refused.flat().map(({ key }): [string, ErrorResponse] => [key, refusal])
			const rest = await deliverEach(refused.length === 0 ? groups : [others.flat()])
			return new Map([...all, ...rest])
		}
	}

	/** Applies the outcome of a request; input during the request goes out with the next one. */
	function land({ key, value }: Change<Value>, refusal: ErrorResponse | 'failed' | undefined) {
		sent.delete(key)
		const entry = state.unsaved.get(key)
		if (!entry) return
		const isTypedOver = !isSame(entry.value, value)
		const isConflict = refusal !== 'failed' && refusal?.error === 'conflict'
		const theirs = isConflict ? current(key) : undefined
		const isTheirs = (own: Value | undefined) =>
			own !== undefined && theirs !== undefined && isSame(own, theirs)
		if (refusal === 'failed') tried.set(key, value)
		if (refusal === undefined || isTheirs(value)) {
			tried.delete(key)
			if (isTypedOver) change(key, { original: value })
			else put(key, null)
		} else if (theirs !== undefined && isTheirs(tried.get(key))) {
			// No conflict: the server has this value from an earlier request, whose response was lost.
			tried.delete(key)
			change(key, { original: theirs, status: 'waiting' })
		} else if (isConflict) change(key, { status: 'conflict', refusal: null })
		else if (isTypedOver) {
			if (refusal !== 'failed' && isSame(entry.value, entry.original)) put(key, null)
		} else if (refusal === 'failed') change(key, { status: 'failed', refusal: null })
		else change(key, { status: 'wrong', refusal })
	}

	/** Discards a typed value. */
	function drop(key: string) {
		put(key, null)
	}

	/** Ends a conflict: keeps the server's current value, or saves the typed one in its place. */
	function choose(key: string, whose: 'mine' | 'theirs') {
		const original = current(key)
		if (whose === 'theirs' || original === undefined) return drop(key)
		change(key, { original, status: 'waiting' })
		void flush()
	}

	/** Keeps values in the browser from now on, and takes over the values of closed pages. */
	async function open(values: KeptValues<KeptChange<Value>>) {
		hasEnded = false
		kept = values
		for (const [key, { value, original }] of state.unsaved) kept.write(key, { value, original })
		await restore()
	}

	/** Restores each kept value whose current value has been read from the server. */
	async function restore() {
		// A place that is shown again may still be saving the values that it kept when it was left.
		await allSaved()
		const restored = await kept?.takeOver(
			(key) => current(key) !== undefined && !state.unsaved.has(key),
		)
		for (const [key, { value, original }] of restored ?? []) {
			const server = current(key)
			if (server === undefined || isSame(value, server)) continue
			const status = isSame(original, server) ? 'waiting' : 'conflict'
			put(key, { value, original, status, refusal: null })
		}
		schedule(delayMs)
	}

	return {
		current: () => state,
		/**
		 * The typed value, else the server's value as last read. A component's query is updated only after a save has
		 * ended, so in between the component would show the previous value, and the cursor would be lost.
		 */
		valueOf: (key: string) => {
			const entry = state.unsaved.get(key)
			return entry ? entry.value : current(key)
		},
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
		type,
		flush,
		drop,
		choose,
		open,
		restore,
		/** Called when the place is left: sends waiting values, and stops retrying. */
		async end() {
			hasEnded = true
			await flush(true)
			clearTimeout(timer)
		},
	}
}

/** The fields in a refusal that stand for the value with this key or for parts of it. */
export function fieldsOf({ fields = [] }: ErrorResponse, key: string): readonly string[] {
	return fields.filter((field) => field === key || field.startsWith(`${key}/`))
}
