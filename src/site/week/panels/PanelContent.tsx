import { Button } from '#site/ui/controls/Button.tsx'
import type { Link } from '#cms/reader/schemas/common.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { CalendarControl } from '#site/week/calendar/useCalendar.ts'
import type { Offer } from '#site/week/useOffer.ts'
import type { PanelProps } from './panel-props.ts'
import { ResultPanel } from './ResultPanel.tsx'
import styles from './ResultPanel.module.css'

type Props = PanelProps & {
	language: PageLanguage
	calendar: CalendarControl
	offer: Offer
	sayNo: Link
	onCalendarRead: () => void
	onLinkCopied: () => void
}

/** The panel while no event is edited: a calendar being read, why a link does not open, or the forecast. */
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
		const { linkErrors } = words
		return (
			<div role="alert">
				<h2 ref={heading} tabIndex={-1} className={styles['title']}>
					{linkErrors.title}
				</h2>
				<p>{linkErrors[state.linkError]}</p>
				<p className={styles['actions']}>
					<Button onClick={() => dispatch({ type: 'link error dismissed' })}>
						{linkErrors.dismiss}
					</Button>
				</p>
			</div>
		)
	}
	return <ResultPanel {...props} offer={offer} sayNo={sayNo} onLinkCopied={onLinkCopied} />
}
