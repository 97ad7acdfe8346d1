import { type ReactNode, useDeferredValue } from 'react'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { Link } from '#cms/reader/schemas/common.ts'
import { SharePanel } from '#site/quiz/share/SharePanel.tsx'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { ResultCard, type ResultCardContent } from './ResultCard.tsx'
import styles from './ResultPage.module.css'
import { ExampleWeek } from './ExampleWeek.tsx'

type Props = Omit<FinishedQuiz, 'answers' | 'questions'> & {
	card: ResultCardContent
	text: { readonly plain: string; readonly withResult: string }
	kicker: string
	/** One sentence about the person. */
	you: ReactNode
	/** The button into the product. */
	action: ReactNode
	week: {
		readonly text: string | undefined
		/** The links to the pages of all types. */
		readonly types: readonly Link[]
		readonly caption: string
		/** A drawing that repeats the level, in hours or points. */
		readonly scale: ReactNode
	}
	help: ReactNode
	otherTest: Link
	explanation: ReactNode
}

export function ResultPage({ card, shared, site, week, language, ...props }: Props) {
	const displayAddress = site.address.replace(/^https?:\/\//, '')
	// The first frame of the result shows only the card, so that the name of the result appears before the details.
	const showsDetails = useDeferredValue(true, false)
	const cardWords = { kicker: props.kicker, displayAddress, heading: props.heading }
	return (
		<>
			<section className={`wall ${styles['first']}`}>
				<div className="frame">
					<ResultCard {...cardWords} content={card} />
					{showsDetails && (
						<SharePanel labels={shared.share} site={site} card={card} text={props.text}>
							<div className={styles['you']}>{props.you}</div>
							<>
								{props.action}
								<p className="small">{shared.appTerms}</p>
							</>
						</SharePanel>
					)}
				</div>
			</section>
			{showsDetails && (
				<>
					<section className={styles['week']}>
						<div className={`frame pair ${styles['grid']}`}>
							<h2>{shared.week.heading}</h2>
							<div>
								<p>{week.text}</p>
								{week.types.map(({ label, href }) => (
									<p key={href}>
										<a href={href}>{label}</a>
									</p>
								))}
							</div>
						</div>
						<div className={`frame pair ${styles['pictures']}`}>
							<figure className={`wall ${styles['days']}`}>
								<ExampleWeek level={card.level} words={shared.week.events} language={language} />
								<figcaption className="small">{week.caption}</figcaption>
							</figure>
							<figure className={styles['scale']}>{week.scale}</figure>
						</div>
					</section>
					<section className={`frame pair ${styles['grid']} ${styles['help']}`}>
						<h2>{shared.help.heading}</h2>
						<div>
							{props.help}
							<p>
								<a href={props.otherTest.href}>{props.otherTest.label}</a>
							</p>
						</div>
					</section>
					<section className={`frame pair ${styles['grid']} ${styles['end']}`}>
						<div>{props.leadForm}</div>
						<div>
							<Disclosure summary={<h2>{shared.why.sectionHeading}</h2>}>
								{props.explanation}
								{props.notes}
							</Disclosure>
							<div className={`small ${styles['care']}`}>{props.care}</div>
						</div>
					</section>
				</>
			)}
		</>
	)
}
