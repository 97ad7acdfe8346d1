import { formatSheetLink, parseSheetLink } from './rules/sheet-link.ts'
import {
	addressOf,
	newSheets,
	nextSheetState,
	resultStep,
	screenOf,
	type SheetEvent,
	type SheetState,
} from './rules/sheet-steps.ts'
import type { StepStore } from '#site/island/step-store.ts'
import { useSteps } from '#site/island/useSteps.ts'
import { reportStep } from './report-steps.ts'

export function useSheets() {
	const [state, { dispatch }] = useSteps<SheetState, SheetEvent>(
		() => ({
			initial: newSheets,
			reduce: nextSheetState,
			addressOf: (shown) => addressWith(fragmentOf(shown)),
			onChange: reportAnswers,
		}),
		(store) => ({
			onOpen: () => {
				reportStep('opened')
				readAddress(store)
				// The visitor may have clicked before this script loaded; see site/scripts/queue-early-start.ts.
				const { dataset } = document.documentElement
				if ('started' in dataset) store.dispatch({ type: 'started' })
				delete dataset['opening']
			},
			onEntry: (step = -1) => {
				const event = { type: 'went to step', step } as const
				const isKnown =
					fragmentOf(nextSheetState(store.current(), event)) === location.hash.slice(1)
				// If the address does not match the step, the address takes precedence, because the history entry may belong to
				// another link than the one in memory.
				if (step >= 0 && isKnown) store.show(event)
				else readAddress(store)
			},
		}),
	)
	return { state, dispatch }
}

/**
 * Shows the sheets in the address. If the fragment is an anchor, such as the skip link's, the previous address is
 * restored.
 */
function readAddress(store: StepStore<SheetState, SheetEvent>): void {
	const fragment = location.hash.slice(1)
	const link = parseSheetLink(fragment)
	if (link) store.show({ type: 'opened a link', link })
	else if (fragment === '') store.show({ type: 'opened without a link' })
	else if (!document.getElementById(fragment)) store.show({ type: 'met a broken link' })
	else return store.restoreAddress()
	store.markEntry()
}

/** Reports that all six questions are answered and, if the page then shows both sheets, that the sheets are joined. */
function reportAnswers(before: SheetState, after: SheetState): void {
	if (screenOf(before) !== 'question' || after.step !== resultStep) return
	reportStep('answered')
	if (screenOf(after) === 'joint') reportStep('joined')
}

/** The fragment for a state, without `#`; empty if the state has none. */
function fragmentOf(state: SheetState): string {
	const link = addressOf(state)
	return link ? formatSheetLink(link) : ''
}

function addressWith(fragment: string): string {
	return location.pathname + location.search + (fragment && `#${fragment}`)
}
