import type { KeyboardEvent } from 'react'
import { costOf } from '#site/week/rules/forecast.ts'
import { eventsIn, type PlannedEvent, type Slot, type WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { WeekIcon } from './WeekIcon.tsx'
import styles from './PlanCell.module.css'
import { signed } from '#site/week/signed.ts'

type Props = {
	slot: Slot
	plan: WeekPlan
	/** Whether the panel is about this square. */
	isOpen: boolean
	/** Whether this square is the tab stop. */
	isReachable: boolean
	/**
	 * Whether an event is being moved, so that it can be put here. `isSource` is whether that event is moved from here.
	 */
	isTarget: boolean
	isSource: boolean
	/** Whether the offered change takes an event from here, or shortens it. */
	isChanging: boolean
	/** The event that the offered change would bring here. */
	ghost: PlannedEvent | undefined
	/** Whether an entry of a calendar file here has no kind yet. */
	isUnsorted: boolean
	onKeyDown: (event: KeyboardEvent) => void
}

export function PlanCell({ slot, plan, ghost, onKeyDown, ...is }: Props) {
	const { words, dispatch } = useTool()
	const { say, house } = words
	const events = ghost ? [ghost] : eventsIn(plan, slot).map(({ event }) => event)
	const isPlanned = !ghost && events.length > 0
	const cost = events.reduce((sum, event) => sum + costOf(event, plan.costs), 0)
	const kinds = events.map(({ kind }) => kind)
	const planned = house.square(slot, kinds, cost, is.isUnsorted)
	const name = ghost ? say(house.offeredHere, { square: planned }) : planned
	const classes = [
		styles['cell'],
		isPlanned && styles['planned'],
		events.length > 1 && styles['several'],
		isPlanned && cost < 0 && styles['rest'],
		events.length === 0 && is.isUnsorted && styles['unsorted'],
		is.isTarget && styles['target'],
		is.isSource && styles['source'],
		is.isChanging && styles['changing'],
		ghost && styles['ghost'],
	]
	return (
		<button
			type="button"
			className={classes.filter(Boolean).join(' ')}
			tabIndex={is.isReachable ? 0 : -1}
			aria-expanded={is.isOpen}
			aria-label={is.isTarget ? say(house.moveHere, { square: name }) : name}
			data-slot={`${slot.day} ${slot.part}`}
			onClick={() => dispatch({ type: 'slot pressed', slot })}
			onKeyDown={onKeyDown}
		>
			{kinds.slice(0, 2).map((kind, index) => (
				<WeekIcon key={`${kind} ${index}`} name={`kind-${kind}`} />
			))}
			{kinds.length === 1 && <span className={styles['cost']}>{signed(-cost)}</span>}
			{kinds.length > 2 && <span className={styles['more']}>+{kinds.length - 2}</span>}
			{is.isUnsorted ? <b>?</b> : kinds.length === 0 && <WeekIcon name="line-plus" />}
		</button>
	)
}
