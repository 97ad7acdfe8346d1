import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { ToolSteps } from '#features/counts/rules/events.ts'
import { createToolReport } from '#features/counts/rules/track.ts'
import { decodeWeek, encodeWeek } from './rules/link.ts'
import { newPlanner, nextPlanner, type PlannerAction } from './rules/planner.ts'

/**
 * Safari rejects more than 100 changes of the address in 30 s, so the address is updated only once the visitor pauses.
 */
const addressDelayMs = 400

const steps: Partial<Record<PlannerAction['type'], ToolSteps['week']>> = {
	'kind chosen': 'planned',
	'changes made': 'changed',
}

/**
 * The week being planned. Between visits it is kept only in the page's address.
 *
 * @param onLinkOpened called when a link replaces the planned week by another one
 */
export function useWeek(onLinkOpened: () => void) {
	const [state, dispatch] = useReducer(nextPlanner, newPlanner)
	const [trackStep] = useState(() => createToolReport('week'))
	const { plan } = state

	const openLink = useEffectEvent(() => {
		const read = decodeWeek(location.hash)
		if (typeof read !== 'string') onLinkOpened()
		dispatch({ type: 'link opened', read })
	})
	useEffect(() => {
		const onHashChange = () => openLink()
		onHashChange()
		addEventListener('hashchange', onHashChange)
		return () => removeEventListener('hashchange', onHashChange)
	}, [])

	useEffect(() => trackStep('opened'), [trackStep])

	const isOpened = plan !== newPlanner.plan
	useEffect(() => {
		if (!isOpened) return undefined
		const timer = setTimeout(
			() => history.replaceState(history.state, '', weekAddress(encodeWeek(plan))),
			addressDelayMs,
		)
		return () => clearTimeout(timer)
	}, [plan, isOpened])

	const act = useCallback(
		(action: PlannerAction) => {
			dispatch(action)
			const step = steps[action.type]
			if (step) trackStep(step)
		},
		[trackStep],
	)
	return { state, dispatch: act, trackStep }
}

/** The address of a week, without the query that names the campaign which brought the visitor. */
export function weekAddress(fragment: string): string {
	return location.origin + location.pathname + (fragment && `#${fragment}`)
}
