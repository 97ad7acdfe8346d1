import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { eventKinds } from '#site/week/rules/estimates.ts'
import { shorterLengths } from '#site/week/rules/change.ts'
import type { PlannedEvent } from '#site/week/rules/plan.ts'
import styles from './EventPanel.module.css'
import type { PanelProps } from './panel-props.ts'

type Props = Pick<PanelProps, 'dispatch' | 'words'> & { event: PlannedEvent }

/** The actions on an event; actions that make the week lighter come first. */
export function EventActions({ event, dispatch, words: { edit } }: Props) {
	const { kind } = event
	return (
		<>
			<div className={`row ${styles['actions']}`}>
				<Button tone="outline" onClick={() => dispatch({ type: 'move wanted' })}>
					{edit.move}
				</Button>
				{eventKinds[kind].hasLength && (
					<Button
						tone="outline"
						disabled={shorterLengths(event).length === 0}
						onClick={() => dispatch({ type: 'shortened' })}
					>
						{edit.shorten}
					</Button>
				)}
				{kind !== 'quiet' && kind !== 'errands' && (
					<Button tone="outline" onClick={() => dispatch({ type: 'declined' })}>
						{edit.decline}
					</Button>
				)}
			</div>
			<div className={`row ${styles['more']}`}>
				<TextButton onClick={() => dispatch({ type: 'another wanted', slot: event })}>
					{edit.another}
				</TextButton>
				<TextButton onClick={() => dispatch({ type: 'deleted' })}>{edit.delete}</TextButton>
			</div>
		</>
	)
}
