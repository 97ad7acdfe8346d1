import { eventsOfAnswer } from './rules/sort-week.ts'
import type { EventKind } from '#site/week/rules/estimates.ts'
import { maxEvents, type PlannedEvent, type WeekPlan } from '#site/week/rules/plan.ts'
import { useTool } from '#site/week/useTool.ts'
import { answeredState, type CalendarState, type ReadState } from './calendar-state.ts'
import styles from './Calendar.module.css'
import { FaultPanel } from './FaultPanel.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { ReadingPanel } from './ReadingPanel.tsx'
import { ReadPanel } from './ReadPanel.tsx'
import type { StepProps } from './step-props.ts'

type Props = StepProps & {
	state: CalendarState
	plan: WeekPlan
}

/** The panel of a calendar file that is being read, was rejected, was read, or has questions. Empty without a file. */
export function CalendarPanel(props: Props) {
	return (
		<div className={styles['panel']}>
			<Step {...props} />
		</div>
	)
}

function Step({ state, plan, ...step }: Props) {
	const { dispatch, trackStep } = useTool()
	const { onChange } = step
	const replaceEvents = (events: readonly PlannedEvent[]) =>
		dispatch({
			type: 'plan replaced',
			plan: { ...plan, isUndated: false, events: events.slice(0, maxEvents) },
		})
	const show = (read: ReadState) => {
		onChange(read)
		replaceEvents(read.week.events)
	}
	const answer = (asked: ReadState, kind?: EventKind) => {
		const [entry] = asked.unanswered
		onChange(answeredState(asked))
		if (entry && kind)
			replaceEvents([...plan.events, ...eventsOfAnswer(entry, kind, asked.week.monday)])
	}
	const finish = (read: ReadState) => {
		show(read)
		trackStep('calendar_read')
	}
	switch (state.step) {
		case 'reading':
			return <ReadingPanel {...step} reading={state} onRead={finish} />
		case 'failed':
			return <FaultPanel {...step} failed={state} />
		case 'read':
			return <ReadPanel {...step} read={state} onShow={show} />
		case 'asking':
			return (
				<QuestionPanel
					{...step}
					asked={state}
					onAnswer={(kind) => answer(state, kind)}
					onPostpone={() => onChange({ ...state, step: 'read' })}
				/>
			)
		default:
			return null
	}
}
