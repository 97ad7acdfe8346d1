import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { introvertResultLabels as labels } from '#content/quizzes/introvert/labels.ts'
import { whyLabels } from '#content/quizzes/labels.ts'
import type { IntrovertResultWords } from '#content/types/quiz.ts'
import { attributed } from '#domain/attribution/attributed.ts'
import { track } from '#domain/analytics/track.ts'
import { explainIntrovert } from '#domain/quiz/explain-introvert.ts'
import { scoreIntrovert, type IntrovertType } from '#domain/quiz/introvert.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import type { Run } from '#islands/quiz/flow/Quiz.tsx'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { introvertCompany } from './battery.ts'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { Facts } from '#islands/quiz/result/Facts.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { Why } from '#islands/quiz/result/Why.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'

export type IntrovertResultProps = {
	results: Readonly<Record<IntrovertType, IntrovertResultWords>>
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = Run & IntrovertResultProps

/** One of the three types, its battery, and the sum it came from. */
export function IntrovertResult({ answers, heading, questions, isWhole, ...rest }: Props) {
	const { results, site, leadForm } = rest
	const { type, totalScore, battery, batteryLevel } = scoreIntrovert(answers)
	const words = results[type]
	const explanation = explainIntrovert(answers)
	const level = labels.batteryLevel(batteryLevel)
	const picture = {
		level: batteryLevel,
		company: introvertCompany[type],
		label: `${labels.battery}: ${level}`,
	}
	const params = { introvert_type: type }
	return (
		<>
			<ResultFrame
				battery={picture}
				kicker={labels.kicker}
				title={type}
				line={words.line}
				heading={heading}
				isWhole={isWhole}
			>
				<Facts rows={[{ name: labels.battery, value: battery, note: level }]} />
				<p>{rangeOf(totalScore, words.descriptions).text}</p>
				<h2>{labels.insightHeading}</h2>
				<p>{words.insight}</p>
				<Actions>
					<ButtonLink
						href={attributed(site.signup, location.search)}
						onClick={() => track({ name: 'cta_clicked_introvert_test', params }, globalThis)}
					>
						{words.cta}
					</ButtonLink>
				</Actions>
				<p>
					<a href={labels.otherTest.href}>{labels.otherTest.label}</a>
				</p>
				<p className="small">{labels.batteryNote}</p>
			</ResultFrame>
			{isWhole && (
				<>
					<Why title={whyLabels.heading}>
						<p>{labels.sum(explanation.total, explanation.outOf)}</p>
						<h3>{whyLabels.nearlyHeading}</h3>
						<Neighbours explanation={explanation} sentences={labels.neighbour} />
						<AnswerList questions={questions} answers={answers} />
					</Why>
					<SharePanel
						site={site}
						result={{ ...picture, headline: type, line: words.line }}
						text={{
							plain: labels.shareText.plain,
							withResult: labels.shareText.withResult(type),
						}}
					/>
					{leadForm}
				</>
			)}
		</>
	)
}
