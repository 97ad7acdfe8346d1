import type { FactChanges, WordFact, WordFacts } from '#contract/word-facts.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'

/** Typed texts and their status. Addresses are `file:place`. */
export type FactQueueState = {
	readonly facts: WordFacts
	/** Typed but not stored texts, by address. */
	readonly typed: ReadonlyMap<string, string>
	/** Addresses of texts not sent as they are, unfinished or refused; in lists down to the text. */
	readonly wrong: ReadonlySet<string>
	/** Addresses changed by somebody else meanwhile. */
	readonly conflicts: ReadonlySet<string>
	readonly status: 'idle' | 'saving' | 'failed'
	/** In milliseconds since 1970; 0 before the first time. */
	readonly savedAt: number
}

type Options = {
	readonly facts: WordFacts
	readonly save: (changes: FactChanges['changes'], isLeaving: boolean) => Promise<WordFacts>
	readonly read: () => Promise<WordFacts>
	readonly now: () => number
	/** The session has ended, or an unexpected response. */
	readonly onFailure: (error: unknown) => void
}

/** Pause in typing before saving. */
const saveDelayMs = 700

/** Delay before retrying after a failure. */
const retryDelayMs = 5_000

/**
 * Saves typed texts of forms automatically, one request at a time: text typed meanwhile goes out with the next one.
 *
 * @example
 * const queue = createFactQueue(options)
 * queue.type({ 'facts/prices.yaml:trialDays': '14' })
 */
export function createFactQueue({ facts: initial, save, read, now, onFailure }: Options) {
	let state: FactQueueState = {
		facts: initial,
		typed: new Map(),
		wrong: new Set(),
		conflicts: new Set(),
		status: 'idle',
		savedAt: 0,
	}
	/** Texts in flight, by address. The next change of a text is made from these, not from what the server had. */
	const sent = new Map<string, string>()
	const listeners = new Set<() => void>()
	let timer: ReturnType<typeof setTimeout> | undefined

	function set(changed: Partial<FactQueueState>): void {
		state = { ...state, ...changed }
		for (const listener of listeners) listener()
	}

	/** Takes texts by address. Unfinished text is kept but not sent. */
	function type(texts: Readonly<Record<string, string>>, isFinished = true): void {
		const typed = new Map(state.typed)
		const wrong = new Set(state.wrong)
		const conflicts = new Set(state.conflicts)
		for (const [address, text] of Object.entries(texts)) {
			conflicts.delete(address)
			for (const each of wrong) if (isWithin(each, address)) wrong.delete(each)
			if (!isFinished) wrong.add(address)
			if (text === factAt(state.facts, address)?.text && !sent.has(address)) typed.delete(address)
			else typed.set(address, text)
		}
		set({ typed, wrong, conflicts })
		later(saveDelayMs)
	}

	function later(delayMs: number): void {
		clearTimeout(timer)
		timer = setTimeout(() => void flush(), delayMs)
	}

	/** Sends typed texts now. */
	async function flush(isLeaving = false): Promise<void> {
		clearTimeout(timer)
		const changes = changesOf(state, sent)
		if (changes.length === 0 || (state.status === 'saving' && !isLeaving)) return
		for (const change of changes) sent.set(addressText(change), change.text)
		set({ status: 'saving' })
		try {
			const saved = await save(changes, isLeaving)
			land(changes)
			accept(saved, changes)
		} catch (error) {
			land(changes)
			await refuse(error, changes)
		}
		if (state.status === 'idle' && changesOf(state, sent).length > 0) await flush()
	}

	function land(changes: FactChanges['changes']): void {
		for (const change of changes) {
			const address = addressText(change)
			if (sent.get(address) === change.text) sent.delete(address)
		}
	}

	function accept(saved: WordFacts, changes: FactChanges['changes']): void {
		const typed = new Map(state.typed)
		for (const change of changes) {
			const address = addressText(change)
			if (typed.get(address) === change.text && !sent.has(address)) typed.delete(address)
		}
		set({ facts: saved, typed, status: 'idle', savedAt: now() })
	}

	async function refuse(error: unknown, changes: FactChanges['changes']): Promise<void> {
		const isChanged = ([address, text]: [string, string]) =>
			text !== factAt(state.facts, address)?.text
		set({ typed: new Map([...state.typed].filter(isChanged)) })
		const { error: reason, fields = [] } = error instanceof Refused ? error.refusal : {}
		const addresses = changes.map(addressText)
		const known = fields.filter((field) => addresses.some((address) => isWithin(field, address)))
		if (reason === 'conflict') {
			// Somebody else's text wins: the local text is kept beside it.
			const facts = await read().catch(() => state.facts)
			const conflicts = new Set([...state.conflicts, ...(known.length > 0 ? known : addresses)])
			return set({ facts, conflicts, status: 'idle' })
		}
		if (reason === 'invalid' || reason === 'not-found' || reason === 'too-large') {
			const wrong = new Set([...state.wrong, ...(known.length > 0 ? known : addresses)])
			return set({ wrong, status: 'idle' })
		}
		set({ status: 'failed' })
		if (error instanceof SessionEnded || error instanceof Refused) onFailure(error)
		if (!(error instanceof SessionEnded)) later(retryDelayMs)
	}

	/** Discards the typed text at an address. */
	function forget(address: string): void {
		type({ [address]: factAt(state.facts, address)?.text ?? '' })
	}

	return {
		type,
		flush,
		forget,
		state: () => state,
		subscribe: (listener: () => void) => {
			listeners.add(listener)
			return () => void listeners.delete(listener)
		},
	}
}

function changesOf(
	{ facts, typed, wrong, conflicts }: FactQueueState,
	sent: ReadonlyMap<string, string>,
): FactChanges['changes'] {
	return [...typed].flatMap(([address, text]) => {
		const fact = factAt(facts, address)
		const isHeld = conflicts.has(address) || [...wrong].some((each) => isWithin(each, address))
		if (fact === undefined || isHeld) return []
		const before = sent.get(address) ?? fact.text
		if (text === before) return []
		return [{ file: fact.file, place: fact.place, text, before }]
	})
}

/** The fact at an address. */
export function factAt({ facts }: WordFacts, address: string): WordFact | undefined {
	return facts.find((fact) => addressText(fact) === address)
}

function isWithin(inner: string, outer: string): boolean {
	return inner === outer || inner.startsWith(`${outer}/`)
}
