import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { CopyLink } from '#site/week/keep/CopyLink.tsx'
import { costOf } from '#site/week/rules/forecast.ts'
import { causesOf } from '#site/week/rules/causes.ts'
import type { Planner } from '#site/week/rules/planner.ts'
import { refusalOf } from '#site/week/rules/refusal.ts'
import { isReported, type Offer } from '#site/week/useOffer.ts'
import { useTool } from '#site/week/useTool.ts'
import { IdeaPart } from './IdeaPart.tsx'
import styles from './ResultPanel.module.css'

/** The level, in points of 100, that every evening of an empty week reaches unless the week starts low. */
const emptyFrom = 80

type Props = { state: Planner; offer: Offer }

export function ResultPanel({ state: { plan, done, past }, offer }: Props) {
	const { words, dispatch, heading, sayNo } = useTool()
	const { result, say } = words
	const undo = past.length > 0 && (
		<TextButton onClick={() => dispatch({ type: 'undone' })}>{result.undo}</TextButton>
	)
	const { evenings, day } = offer
	const taking = plan.events.filter((event) => costOf(event, plan.costs) > 0)
	const isEmpty = taking.length === 0 && evenings.every(({ level }) => level >= emptyFrom)
	const declined = done?.changes.find(({ how }) => how === 'decline')?.before
	const fragment = declined ? refusalOf(declined) : null
	const refusal = fragment !== null && (
		<p>
			<a href={`${sayNo.href}#${fragment}`}>{sayNo.label}</a>
		</p>
	)
	const evening = evenings[day] ?? { level: 100, low: 100, high: 100 }
	const causes = causesOf(plan, day)
	const report = !isEmpty && isReported(done) ? done : undefined
	const lowest = taking.length <= 1 ? result.lowestSoFar : result.lowest
	const kicker = isEmpty ? result.empty.kicker : lowest
	return (
		<>
			<div className={styles['head']}>
				<p className={`kicker ${styles['kicker']}`}>{report ? result.done(report) : kicker}</p>
				{!report && undo}
			</div>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{isEmpty ? result.empty.title : words.days.long[day]}
			</h2>
			{isEmpty ? (
				<>
					{refusal}
					<Start />
				</>
			) : (
				<>
					<p className={styles['figure']}>
						<span>{result.about}</span> <b>{evening.level}</b> <span>{result.ofHundred}</span>
					</p>
					<p>
						{say(result.likely, evening)}{' '}
						{report &&
							say(result.was[report.was.day === day ? 'stillLowest' : 'nowLowest'], report.was)}
					</p>
					{causes.length > 0 && <p className="small">{result.causes(causes, day)}</p>}
					{report ? (
						<>
							{refusal}
							<AfterChange plan={plan} />
						</>
					) : (
						<IdeaPart plan={plan} offer={offer} isFirst={taking.length <= 1} />
					)}
				</>
			)}
		</>
	)
}

/** How to start a week in which nothing costs charge yet. */
function Start() {
	const { words, dispatch } = useTool()
	const { start, steps } = words.result.empty
	return (
		<>
			<p className={`row ${styles['actions']}`}>
				<Button
					onClick={() => dispatch({ type: 'slot pressed', slot: { day: 3, part: 'evening' } })}
				>
					{start}
				</Button>
			</p>
			<ol className={`ruled ${styles['steps']}`}>
				{steps.map((step) => (
					<li key={step}>{step}</li>
				))}
			</ol>
		</>
	)
}

function AfterChange({ plan }: Pick<Planner, 'plan'>) {
	const { words, dispatch } = useTool()
	const { result } = words
	return (
		<>
			<p className={`row ${styles['actions']}`}>
				<Button tone="outline" onClick={() => dispatch({ type: 'undone' })}>
					{result.undo}
				</Button>
				<TextButton onClick={() => dispatch({ type: 'idea wanted' })}>
					{result.anotherChange}
				</TextButton>
			</p>
			<div className={styles['part']}>
				<p className={`kicker ${styles['kicker']}`}>{result.seeAgain}</p>
				<CopyLink plan={plan} />
			</div>
		</>
	)
}
