import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { introvertResultLabels as labels } from '#content/quizzes/introvert/result-labels.ts'
import { resultLinks } from '#content/quizzes/quiz-labels.ts'
import type { IntrovertResultWords } from '#content/types/quiz.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { track } from '#domain/analytics/track.ts'
import { scoreIntrovert, type IntrovertType } from '#domain/quiz/introvert.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { Facts } from '#islands/quiz/result/Facts.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { introvertOccupants } from './introvert-occupants.ts'
import { IntrovertExplanation } from './IntrovertExplanation.tsx'

export type IntrovertResultProps = {
	results: Readonly<Record<IntrovertType, IntrovertResultWords>>
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = FinishedQuiz & IntrovertResultProps

/** The result of the introvert test: one of three types with its battery, and the explanation. */
export function IntrovertResult({ answers, heading, questions, showsDetails, ...rest }: Props) {
	const { results, site, leadForm } = rest
	const { type, totalScore, battery, batteryLevel } = scoreIntrovert(answers)
	const words = results[type]
	const level = labels.batteryLevel(batteryLevel)
	const picture = {
		level: batteryLevel,
		occupants: introvertOccupants[type],
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
				showsDetails={showsDetails}
			>
				<Facts rows={[{ name: labels.battery, value: battery, note: level }]} />
				<p>{rangeOf(totalScore, words.descriptions).text}</p>
				<h2>{labels.insightHeading}</h2>
				<p>{words.insight}</p>
				<Actions>
					<ButtonLink
						href={withCampaign(site.signup, location.search)}
						onClick={() => track({ name: 'cta_clicked_introvert_test', params }, globalThis)}
					>
						{words.cta}
					</ButtonLink>
				</Actions>
				<p>
					<a href={labels.otherTest.href}>{labels.otherTest.label}</a>
				</p>
				<p>
					<a href={resultLinks.week.href(batteryLevel)}>{resultLinks.week.label}</a>
				</p>
				<p>
					<a href={resultLinks.twoSheets.href}>{resultLinks.twoSheets.label}</a>
				</p>
				<p>
					<a href={resultLinks.sayNo.href}>{resultLinks.sayNo.label}</a>
				</p>
				<p className="small">{labels.batteryNote}</p>
			</ResultFrame>
			{showsDetails && (
				<>
					<IntrovertExplanation answers={answers} questions={questions} />
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
