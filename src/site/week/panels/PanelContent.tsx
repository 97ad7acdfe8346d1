import { Button } from '#site/ui/controls/Button.tsx'
import type { CalendarControl } from '#site/week/calendar/useCalendar.ts'
import type { Planner } from '#site/week/rules/planner.ts'
import type { Offer } from '#site/week/useOffer.ts'
import { useTool } from '#site/week/useTool.ts'
import { ResultPanel } from './ResultPanel.tsx'
import styles from './ResultPanel.module.css'

type Props = { state: Planner; calendar: CalendarControl; offer: Offer }

export function PanelContent({ state, calendar, offer }: Props) {
	const { words, dispatch, heading } = useTool()
	const { loaded } = calendar
	if (loaded && loaded !== 'failed' && calendar.state.step !== 'idle') {
		return (
			<loaded.Panel
				state={calendar.state}
				onChange={calendar.change}
				plan={state.plan}
				words={loaded.words}
			/>
		)
	}
	if (state.linkError) {
		const { linkErrors } = words
		return (
			<div role="alert">
				<h2 ref={heading} tabIndex={-1} className={styles['title']}>
					{linkErrors.title}
				</h2>
				<p>{linkErrors[state.linkError]}</p>
				<p className={`row ${styles['actions']}`}>
					<Button onClick={() => dispatch({ type: 'link error dismissed' })}>
						{linkErrors.dismiss}
					</Button>
				</p>
			</div>
		)
	}
	return <ResultPanel state={state} offer={offer} />
}
