import type { KeyboardEvent } from 'react'
import type { WeekWords } from '#islands/week/week-words.ts'
import { costOf } from '#domain/energy/forecast.ts'
import { eventsIn, type PlannedEvent, type Slot, type WeekPlan } from '#domain/week/plan.ts'
import { KindIcon } from './KindIcon.tsx'
import { LineIcon } from './LineIcon.tsx'
import styles from './PlanCell.module.css'
import { signed } from './signed.ts'

type Props = {
	slot: Slot
	plan: WeekPlan
	words: Pick<WeekWords['house'], 'square' | 'moveHere'>
	/** Whether the panel is about this square. */
	isOpen: boolean
	/** Whether this square is the tab stop. */
	isReachable: boolean
	/** Whether an event is being moved from here. */
	isTarget: boolean
	isSource: boolean
	/** Whether the offered change takes an event from here, or shortens it. */
	isChanging: boolean
	/** The event that the offered change would bring here. */
	ghost: PlannedEvent | undefined
	/** Whether an entry of a calendar file here has no kind yet. */
	isUnsorted: boolean
	onPress: (slot: Slot) => void
	onKeyDown: (event: KeyboardEvent) => void
}

/** A square of the plan: a tile if something is planned, an outline otherwise. */
export function PlanCell({ slot, plan, words, ghost, onPress, onKeyDown, ...is }: Props) {
	const events = eventsIn(plan, slot).map(({ event }) => event)
	const cost = events.reduce((sum, event) => sum + costOf(event, plan.costs), 0)
	const planned = events.map(({ kind }) => kind)
	const name = words.square(slot, planned, cost, is.isUnsorted)
	const shown = ghost ? [ghost.kind] : planned
	const points = ghost ? costOf(ghost, plan.costs) : cost
	const classes = [
		styles['cell'],
		events.length > 0 && styles['planned'],
		events.length > 1 && styles['several'],
		cost < 0 && styles['rest'],
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
			aria-label={is.isTarget ? words.moveHere(name) : name}
			data-slot={`${slot.day} ${slot.part}`}
			onClick={() => onPress(slot)}
			onKeyDown={onKeyDown}
		>
			{shown.slice(0, 2).map((kind, index) => (
				<KindIcon key={`${kind} ${index}`} kind={kind} />
			))}
			{shown.length === 1 && <span className={styles['cost']}>{signed(-points)}</span>}
			{shown.length > 2 && <span className={styles['more']}>+{shown.length - 2}</span>}
			{is.isUnsorted ? <b>?</b> : shown.length === 0 && <LineIcon name="plus" />}
		</button>
	)
}
