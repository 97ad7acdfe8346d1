import { useEffect, useEffectEvent, type ReactNode, type Ref } from 'react'
import { viewedEvent } from '#site/week/rules/planner.ts'
import { EventPanel } from './EventPanel.tsx'
import { KindPanel } from './KindPanel.tsx'
import { MovePanel } from './MovePanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { SlotPanel } from './SlotPanel.tsx'
import styles from './WeekPanel.module.css'

type Props = PanelProps & {
	heading: Ref<HTMLHeadingElement>
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

function Sheet(props: PanelProps) {
	const { view } = props.state
	const event = viewedEvent(props.state)
	if (view.name === 'kinds') return <KindPanel {...props} slot={view.slot} />
	if (view.name === 'events') return <SlotPanel {...props} slot={view.slot} />
	if (!event) return null
	if (view.name === 'move') return <MovePanel {...props} event={event} />
	return <EventPanel {...props} event={event} />
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
