import { Fragment, useEffect, useEffectEvent, type ReactNode } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { EventRow } from '#site/week/plan/EventRow.tsx'
import { eventsIn, type Slot, type WeekPlan } from '#site/week/rules/plan.ts'
import { type Planner, viewedEvent } from '#site/week/rules/planner.ts'
import { useTool } from '#site/week/useTool.ts'
import { EventPanel } from './EventPanel.tsx'
import { KindButtons } from './KindButtons.tsx'
import { MoveHint } from './MoveHint.tsx'
import { SheetBar } from './SheetBar.tsx'
import styles from './WeekPanel.module.css'

type Props = {
	state: Planner
	/** Shown while nothing is edited: the result, the reading of a calendar file, or why a link does not open. */
	children: ReactNode
	/**
	 * Postpones the question that the children ask; undefined if they ask none. On a narrow screen, a question is shown
	 * in a sheet.
	 */
	onPostpone: (() => void) | undefined
}

/** One panel for the result and for every change: a door on a wide screen, a sheet on a narrow one while editing. */
export function WeekPanel({ state, children, onPostpone }: Props) {
	const { words, dispatch } = useTool()
	const isEditing = state.view.name !== 'result'
	const isSheet = isEditing || onPostpone !== undefined
	useEscape(isSheet, () => (isEditing ? dispatch({ type: 'closed' }) : onPostpone?.()))
	return (
		<section
			className={[styles['panel'], isSheet && styles['sheet']].filter(Boolean).join(' ')}
			aria-label={words.result.panel}
		>
			{isEditing ? <Sheet state={state} /> : children}
		</section>
	)
}

/** The content of the panel during editing. Choosing a kind adds the event at once. */
function Sheet({ state }: Pick<Props, 'state'>) {
	const { words, dispatch } = useTool()
	const { plan, view } = state
	const { edit } = words
	const sheet = (title: string, close: string, content: ReactNode) => (
		<Fragment key={view.name}>
			<SheetBar {...{ title, close }} onClose={() => dispatch({ type: 'closed' })} />
			{content}
		</Fragment>
	)
	if (view.name === 'kinds') {
		const choices = <KindButtons onChoose={(kind) => dispatch({ type: 'kind chosen', kind })} />
		return sheet(words.slot(view.slot), edit.close, choices)
	}
	if (view.name === 'events') {
		const events = <SlotEvents plan={plan} slot={view.slot} />
		return sheet(words.slot(view.slot), edit.close, events)
	}
	const event = viewedEvent(state)
	if (!event) return null
	if (view.name === 'event')
		return sheet(edit.event(event), edit.done, <EventPanel event={event} plan={plan} />)
	// During a move the focus is in the grid, so the status message in Week.tsx repeats the question in this panel.
	const hint = (
		<p>
			<MoveHint />
		</p>
	)
	return sheet(edit.whereTo(event), edit.cancel, hint)
}

function SlotEvents({ plan, slot }: { plan: WeekPlan; slot: Slot }) {
	const { words, dispatch } = useTool()
	return (
		<>
			<ul className="ruled">
				{eventsIn(plan, slot).map(({ index, event }) => (
					<EventRow key={index} {...{ event, index, plan }} />
				))}
			</ul>
			<TextButton onClick={() => dispatch({ type: 'another wanted', slot })}>
				{words.edit.another}
			</TextButton>
		</>
	)
}

/** Closes the panel on Escape, wherever the focus is: during a move it is in the grid. */
function useEscape(isOpen: boolean, close: () => void): void {
	const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
		if (key === 'Escape') close()
	})
	useEffect(() => {
		if (!isOpen) return undefined
		addEventListener('keydown', onKeyDown)
		return () => removeEventListener('keydown', onKeyDown)
	}, [isOpen])
}
