import { TextButton } from '#components/ui/TextButton.tsx'
import type { Link } from '#words/schemas/common.ts'
import { costOf, type DayIndex, forecast, lowestDay } from '#domain/energy/forecast.ts'
import { causesOf } from '#domain/week/causes.ts'
import { refusalOf } from '#domain/week/refusal.ts'
import { ChangePart } from './ChangePart.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { IdeaPart } from './IdeaPart.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './ResultPanel.module.css'

/** Without plans, every evening ends above this, unless the week starts low. */
const emptyFrom = 80

type Props = PanelProps & {
	sayNo: Link
	/** The first day of the week that has not passed. */
	firstDay: DayIndex
	onLinkCopied: () => void
}

/** The lowest evening with its range and causes, and the smallest helpful change, suggested or made. */
export function ResultPanel({ sayNo, firstDay, onLinkCopied, ...props }: Props) {
	const { plan, done, past } = props.state
	const { dispatch, words, heading } = props
	const { result } = words
	const undo = past.length > 0 && (
		<TextButton onClick={() => dispatch({ type: 'undone' })}>{result.undo}</TextButton>
	)
	const evenings = forecast(plan)
	const taking = plan.events.filter((event) => costOf(event, plan.costs) > 0)
	const isFull = evenings.every(({ level }) => level >= emptyFrom)
	const declined = done?.changes.find(({ how }) => how === 'decline')?.before
	const fragment = declined ? refusalOf(declined) : null
	const refusal = fragment !== null && (
		<p>
			<a href={`${sayNo.href}#${fragment}`}>{sayNo.label}</a>
		</p>
	)
	if (taking.length === 0 && isFull) return <EmptyResult {...props} undo={undo} refusal={refusal} />

	const day = lowestDay(evenings)
	const evening = evenings[day] ?? { level: 100, low: 100, high: 100 }
	const causes = causesOf(plan, day)
	const isReported = done !== null && (done.isIdea || done.changes[0]?.how === 'decline')
	const kicker = taking.length <= 1 ? result.lowestSoFar : result.lowest
	return (
		<>
			<div className={styles['head']}>
				<p className={styles['kicker']}>{isReported ? result.done(done) : kicker}</p>
				{!isReported && undo}
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{words.days.long[day]}
			</h2>
			<p className={styles['figure']}>
				<span>{result.about}</span> <b>{evening.level}</b> <span>{result.ofHundred}</span>
			</p>
			<p>
				{result.likely(evening)} {isReported && result.was(done.was.level, done.was.day === day)}
			</p>
			{causes.length > 0 && <p className="small">{result.causes(causes, day)}</p>}
			{isReported ? (
				<ChangePart {...props} refusal={refusal} onLinkCopied={onLinkCopied} />
			) : (
				<IdeaPart
					{...props}
					day={day}
					evenings={evenings}
					firstDay={firstDay}
					isFirst={taking.length <= 1}
				/>
			)}
		</>
	)
}
