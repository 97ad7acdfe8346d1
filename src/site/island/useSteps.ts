import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { stepOf } from './step-history.ts'
import { createStepStore, type StepRules, type StepStore } from './step-store.ts'

type Arrivals = {
	readonly onOpen: () => void
	/**
	 * Called when Back or Forward has led to an entry. The step is undefined for an entry without one, such as an
	 * anchor's.
	 */
	readonly onEntry: (step: number | undefined) => void
}

/**
 * The store of a page with steps, and its state. A layout effect opens the page, so that the first frame shows the
 * address's content.
 *
 * @param begin returns the rules; called once
 * @param arrivalsOf returns what the store does when the page opens and when Back or Forward is used
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
