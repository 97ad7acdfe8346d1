import { Fragment, useEffect, useEffectEvent, type ReactNode } from 'react'
import type { EventKind } from '#site/week/rules/estimates.ts'
import { viewedEvent } from '#site/week/rules/planner.ts'
import { EventPanel } from './EventPanel.tsx'
import { KindButtons } from './KindButtons.tsx'
import { MoveHint } from './MoveHint.tsx'
import type { PanelProps } from './panel-props.ts'
import { SheetBar } from './SheetBar.tsx'
import { SlotEvents } from './SlotEvents.tsx'
import styles from './WeekPanel.module.css'

type Props = PanelProps & {
	/** Replaces the forecast's result: a calendar file being read, a link that does not open. */
	children: ReactNode
	/** Puts off the children's question; undefined without one. A panel with a question is placed beside the squares. */
	onPostpone: (() => void) | undefined
}

/** One panel for the result and for every change: a door on a wide screen, a sheet on a narrow one while editing. */
export function WeekPanel({ children, onPostpone, ...props }: Props) {
	const { state, dispatch, words } = props
	const isEditing = state.view.name !== 'result'
	const isSheet = isEditing || onPostpone !== undefined
	useEscape(isSheet, () => (isEditing ? dispatch({ type: 'closed' }) : onPostpone?.()))
	return (
		<section
			className={[styles['panel'], isSheet && styles['sheet']].filter(Boolean).join(' ')}
			aria-label={words.result.panel}
		>
			{isEditing ? <Sheet {...props} /> : children}
		</section>
	)
}

/** The title of what is edited, its close button, and the choices. A choice of a kind is planned at once. */
function Sheet(props: PanelProps) {
	const { state, dispatch, words, heading } = props
	const { view } = state
	const { edit } = words
	const sheet = (title: string, close: string, content: ReactNode) => (
		<Fragment key={view.name}>
			<SheetBar {...{ title, close, heading }} onClose={() => dispatch({ type: 'closed' })} />
			{content}
		</Fragment>
	)
	if (view.name === 'kinds') {
		const choose = (kind: EventKind) => dispatch({ type: 'kind chosen', kind })
		const choices = <KindButtons labels={words.kinds} onChoose={choose} />
		return sheet(words.slot(view.slot), edit.close, choices)
	}
	if (view.name === 'events') {
		const events = <SlotEvents {...props} slot={view.slot} />
		return sheet(words.slot(view.slot), edit.close, events)
	}
	const event = viewedEvent(state)
	if (!event) return null
	if (view.name === 'event')
		return sheet(edit.event(event), edit.done, <EventPanel {...props} event={event} />)
	// The focus is in the grid, so the question is announced.
	const hint = (
		<p>
			<MoveHint words={edit} />
		</p>
	)
	return sheet(edit.whereTo(event), edit.cancel, hint)
}

/** The key works wherever the focus is: during a move it is in the grid. */
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
