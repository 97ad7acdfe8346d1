import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { formatSheetLink, parseSheetLink } from '#domain/two-sheets/sheet-link.ts'
import {
	addressOf,
	newSheets,
	nextSheetState,
	resultStep,
	screenOf,
	type SheetEvent,
	type SheetState,
} from '#domain/two-sheets/sheet-steps.ts'
import { pushEntry, replaceEntry, stepOf } from '#islands/quiz/flow/history.ts'
import { reportOpened, reportStep } from './report.ts'

/** The state of the page: one reducer for the screens, the address and the browser's history. */
export function useSheets() {
	const [state, setState] = useState(newSheets)
	const latest = useRef(state)

	const show = (event: SheetEvent) => {
		const before = latest.current
		latest.current = nextSheetState(before, event)
		setState(latest.current)
		return before
	}

	// Side effects are here, because strict mode runs effects and updaters twice.
	const dispatch = (event: SheetEvent) => {
		const before = show(event)
		const after = latest.current
		if (after.step !== before.step) pushEntry(after.step, addressWith(fragmentOf(after)))
		else if (fragmentOf(after) !== fragmentOf(before))
			replaceEntry(after.step, addressWith(fragmentOf(after)))
		reportAnswers(before, after)
	}

	/** Shows what the address holds. The fragment of an anchor, such as the skip link's, is replaced. */
	const readAddress = () => {
		const fragment = location.hash.slice(1)
		const link = parseSheetLink(fragment)
		if (link) show({ type: 'opened a link', link })
		else if (fragment === '') show({ type: 'opened without a link' })
		else if (!document.getElementById(fragment)) show({ type: 'met a broken link' })
		else return replaceEntry(latest.current.step, addressWith(fragmentOf(latest.current)))
		replaceEntry(latest.current.step)
	}

	const onMount = useEffectEvent(() => {
		history.scrollRestoration = 'manual'
		reportOpened()
		readAddress()
		// A click before this script had loaded; see enhance/queue-early-start.ts.
		const { dataset } = document.documentElement
		if ('started' in dataset) dispatch({ type: 'started' })
		delete dataset['opening']
	})
	const onPopState = useEffectEvent(({ state: entry }: PopStateEvent) => {
		const step = stepOf(entry) ?? -1
		const event = { type: 'went to step', step } as const
		const isKnown = fragmentOf(nextSheetState(latest.current, event)) === location.hash.slice(1)
		// The address counts: the entry may belong to another link than the one in memory.
		if (step >= 0 && isKnown) show(event)
		else readAddress()
	})
	useLayoutEffect(() => {
		onMount()
		addEventListener('popstate', onPopState)
		return () => removeEventListener('popstate', onPopState)
	}, [])

	return { state, dispatch }
}

/** Counts that all six questions have been answered, and that both sheets are on one page. */
function reportAnswers(before: SheetState, after: SheetState): void {
	if (screenOf(before) !== 'question' || after.step !== resultStep) return
	reportStep('answered')
	if (screenOf(after) === 'joint') reportStep('joined')
}

/** The fragment that belongs to a state, without `#`; empty if it has none. */
function fragmentOf(state: SheetState): string {
	const link = addressOf(state)
	return link ? formatSheetLink(link) : ''
}

/** The address of this page with a fragment. */
function addressWith(fragment: string): string {
	return location.pathname + location.search + (fragment && `#${fragment}`)
}
