import type { Link } from '#words/schemas/common.ts'
import { dayOf, type LocalDay, localMinutes } from '#domain/calendar/local-time.ts'
import { weekToPlan } from '#domain/calendar/weeks.ts'
import type { DayIndex } from '#domain/energy/forecast.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'
import { days } from '#domain/week/plan.ts'
import type { CalendarControl } from '#islands/week/calendar/useCalendar.ts'
import { LinkErrorPanel } from './LinkErrorPanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { ResultPanel } from './ResultPanel.tsx'

type Props = PanelProps & {
	language: PageLanguage
	calendar: CalendarControl
	sayNo: Link
	onCalendarRead: () => void
	onLinkCopied: () => void
}

/** The panel while no event is edited: a calendar being read, a link that does not open, or the forecast. */
export function PanelContent({
	language,
	calendar,
	sayNo,
	onCalendarRead,
	onLinkCopied,
	...props
}: Props) {
	const { state, dispatch, words, heading } = props
	const { loaded } = calendar
	if (loaded && loaded !== 'failed' && calendar.state.step !== 'idle') {
		return (
			<loaded.Panel
				state={calendar.state}
				onChange={calendar.change}
				plan={state.plan}
				onPlan={(plan) => dispatch({ type: 'plan replaced', plan })}
				onRead={onCalendarRead}
				language={language}
				words={loaded.words}
				kinds={words.kinds}
				heading={heading}
			/>
		)
	}
	if (state.linkError) {
		return (
			<LinkErrorPanel
				error={state.linkError}
				words={words.linkErrors}
				heading={heading}
				onDismiss={() => dispatch({ type: 'link error dismissed' })}
			/>
		)
	}
	return (
		<ResultPanel
			{...props}
			sayNo={sayNo}
			firstDay={state.plan.isUndated ? 0 : firstDayOf(calendar.monday)}
			onLinkCopied={onLinkCopied}
		/>
	)
}

/** The first day of the planned week that has not passed; Monday for a past week. */
function firstDayOf(monday: LocalDay | undefined): DayIndex {
	const today = dayOf(localMinutes(new Date()))
	const passed = today - (monday ?? weekToPlan([], today))
	return days.find((day) => day === passed) ?? 0
}
