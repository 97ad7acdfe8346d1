import { writeEntry } from './step-history.ts'

/** State with the number of the current step, which is a screen of the page with its own history entry. */
type Stepped = { readonly step: number }

export type StepRules<State extends Stepped, Event> = {
	/** The initial state, as built into the page. */
	readonly initial: State
	/** Returns the same state object for an invalid event. */
	readonly reduce: (state: State, event: Event) => State
	/** The address of a state; unset if all states have the address of the page. */
	readonly addressOf?: (state: State) => string
	/** Called after an event of the visitor has changed the state. */
	readonly onChange?: (before: State, after: State) => void
}

export type StepStore<State extends Stepped, Event> = ReturnType<
	typeof createStepStore<State, Event>
>

/**
 * Keeps the state of a page whose steps are history entries.
 *
 * @param onState called with each new state
 */
export function createStepStore<State extends Stepped, Event>(
	{ initial, reduce, addressOf, onChange }: StepRules<State, Event>,
	onState: (state: State) => void,
) {
	let state = initial

	/** Takes an event caused by the page's address or by Back and Forward: the history already has an entry for it. */
	function show(event: Event): void {
		const before = state
		state = reduce(before, event)
		if (state !== before) onState(state)
	}

	/**
	 * Takes a visitor's event. If the step changes, adds a history entry; if only the address changes, replaces the
	 * current entry.
	 */
	function dispatch(event: Event): void {
		const before = state
		show(event)
		const after = state
		if (after === before) return
		const address = addressOf?.(after)
		if (after.step !== before.step) writeEntry('pushState', after.step, address)
		else if (address !== addressOf?.(before)) writeEntry('replaceState', after.step, address)
		onChange?.(before, after)
	}

	return {
		current: () => state,
		dispatch,
		show,
		/** Assigns the current step to the current entry, which keeps its address. */
		markEntry: () => writeEntry('replaceState', state.step),
		/** Like `markEntry`, but replaces the entry's address with the state's. */
		restoreAddress: () => writeEntry('replaceState', state.step, addressOf?.(state)),
	}
}
