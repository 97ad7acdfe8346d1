import type { Link } from '#cms/reader/schemas/common.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { CalendarControl } from '#site/week/calendar/useCalendar.ts'
import type { Offer } from '#site/week/useOffer.ts'
import { LinkErrorPanel } from './LinkErrorPanel.tsx'
import type { PanelProps } from './panel-props.ts'
import { ResultPanel } from './ResultPanel.tsx'

type Props = PanelProps & {
	language: PageLanguage
	calendar: CalendarControl
	offer: Offer
	sayNo: Link
	onCalendarRead: () => void
	onLinkCopied: () => void
}

/** The panel while no event is edited: a calendar being read, a link that does not open, or the forecast. */
export function PanelContent({
	language,
	calendar,
	offer,
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
	return <ResultPanel {...props} offer={offer} sayNo={sayNo} onLinkCopied={onLinkCopied} />
}
