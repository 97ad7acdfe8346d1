import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { stepOf } from './step-history.ts'
import { createStepStore, type StepRules, type StepStore } from './step-store.ts'

type Arrivals = {
	readonly onOpen: () => void
	/** Back or Forward led to an entry: its step, or undefined for an entry without one, such as an anchor's. */
	readonly onEntry: (step: number | undefined) => void
}

/**
 * The store of a page with steps, and its state. A layout effect opens the page, so that the first frame shows the
 * address's content.
 *
 * @param begin returns the rules, once
 * @param arrivalsOf the effects of opening the page and of the browser's history on the store
 */
export function useSteps<State extends { readonly step: number }, Event>(
	begin: () => StepRules<State, Event>,
	arrivalsOf: (store: StepStore<State, Event>) => Arrivals,
): [State, StepStore<State, Event>] {
	const [rules] = useState(begin)
	const [state, setState] = useState(rules.initial)
	const [store] = useState(() => createStepStore(rules, setState))
	const { onOpen, onEntry } = arrivalsOf(store)
	const open = useEffectEvent(onOpen)
	const arrive = useEffectEvent(({ state: entry }: PopStateEvent) => onEntry(stepOf(entry)))
	useLayoutEffect(() => {
		history.scrollRestoration = 'manual'
		open()
		addEventListener('popstate', arrive)
		return () => removeEventListener('popstate', arrive)
	}, [])
	return [state, store]
}
