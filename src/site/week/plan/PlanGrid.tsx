import type { KeyboardEvent } from 'react'
import type { DayIndex } from '#site/week/rules/forecast.ts'
import { days as allDays, parts, type Slot } from '#site/week/rules/plan.ts'
import { changedEvent } from '#site/week/rules/change.ts'
import type { Idea } from '#site/week/rules/smallest-change.ts'
import { type Planner, viewedEvent, viewedSlot } from '#site/week/rules/planner.ts'
import { useTool } from '#site/week/useTool.ts'
import { neighbourOf } from '#site/week/neighbour.ts'
import { PlanCell } from './PlanCell.tsx'
import styles from './PlanGrid.module.css'

type Props = {
	state: Planner
	marked: DayIndex | undefined
	offered: Idea | undefined
	unsorted: readonly Slot[]
}

/** The grid of squares, one for each part of each day. It has one tab stop; arrow keys move between the squares. */
export function PlanGrid({ state, marked, offered, unsorted }: Props) {
	const { words, dispatch } = useTool()
	const isMoving = state.view.name === 'move'
	const moved = isMoving ? viewedEvent(state) : undefined
	const open = viewedSlot(state)
	const changes = (offered?.changes ?? []).flatMap((change) => {
		const from = state.plan.events[change.index]
		return from
			? [{ from, to: change.how === 'move' ? changedEvent(from, change) : undefined }]
			: []
	})
	const onKeyDown = (event: KeyboardEvent) => {
		const slot = neighbourOf(state.cursor, event.key)
		if (!slot) return
		event.preventDefault()
		dispatch({ type: 'cursor moved', slot })
	}
	return (
		<div role="grid" aria-label={words.house.grid} className={styles['grid']}>
			<div role="row" className="visually-hidden">
				<span role="columnheader">{words.house.partOfDay}</span>
				{words.days.long.map((day) => (
					<span role="columnheader" key={day}>
						{day}
					</span>
				))}
			</div>
			{parts.map((part) => (
				<div role="row" key={part} className={styles['row']}>
					<span role="rowheader">{words.parts[part]}</span>
					{allDays.map((day) => (
						<div
							role="gridcell"
							key={day}
							className={day === marked ? styles['marked'] : undefined}
						>
							<PlanCell
								slot={{ day, part }}
								plan={state.plan}
								isOpen={isSame(open, { day, part })}
								isReachable={isSame(state.cursor, { day, part })}
								isSource={moved !== undefined && isSame(moved, { day, part })}
								isTarget={isMoving}
								isChanging={changes.some(({ from }) => isSame(from, { day, part }))}
								ghost={changes.find(({ to }) => isSame(to, { day, part }))?.to}
								isUnsorted={unsorted.some((slot) => isSame(slot, { day, part }))}
								onKeyDown={onKeyDown}
							/>
						</div>
					))}
				</div>
			))}
		</div>
	)
}

function isSame(one: Slot | undefined, other: Slot): boolean {
	return one?.day === other.day && one.part === other.part
}
