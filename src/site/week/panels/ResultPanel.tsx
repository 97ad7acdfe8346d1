import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Link } from '#cms/reader/schemas/common.ts'
import { costOf } from '#site/week/rules/forecast.ts'
import { causesOf } from '#site/week/rules/causes.ts'
import { refusalOf } from '#site/week/rules/refusal.ts'
import { isReported, type Offer } from '#site/week/useOffer.ts'
import { ChangePart } from './ChangePart.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import { IdeaPart } from './IdeaPart.tsx'
import type { PanelProps } from './panel-props.ts'
import styles from './ResultPanel.module.css'

/** Without plans, every evening ends above this, unless the week starts low. */
const emptyFrom = 80

type Props = PanelProps & {
	sayNo: Link
	offer: Offer
	onLinkCopied: () => void
}

/** The lowest evening with its range and causes, and the smallest helpful change, suggested or made. */
export function ResultPanel({ sayNo, offer, onLinkCopied, ...props }: Props) {
	const { plan, done, past } = props.state
	const { dispatch, words, heading } = props
	const { result } = words
	const undo = past.length > 0 && (
		<TextButton onClick={() => dispatch({ type: 'undone' })}>{result.undo}</TextButton>
	)
	const { evenings, day } = offer
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

	const evening = evenings[day] ?? { level: 100, low: 100, high: 100 }
	const causes = causesOf(plan, day)
	const report = isReported(done) ? done : undefined
	const kicker = taking.length <= 1 ? result.lowestSoFar : result.lowest
	return (
		<>
			<div className={styles['head']}>
				<p className={styles['kicker']}>{report ? result.done(report) : kicker}</p>
				{!report && undo}
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{words.days.long[day]}
			</h2>
			<p className={styles['figure']}>
				<span>{result.about}</span> <b>{evening.level}</b> <span>{result.ofHundred}</span>
			</p>
			<p>
				{result.likely(evening)} {report && result.was(report.was.level, report.was.day === day)}
			</p>
			{causes.length > 0 && <p className="small">{result.causes(causes, day)}</p>}
			{report ? (
				<ChangePart {...props} refusal={refusal} onLinkCopied={onLinkCopied} />
			) : (
				<IdeaPart {...props} offer={offer} isFirst={taking.length <= 1} />
			)}
		</>
	)
}
