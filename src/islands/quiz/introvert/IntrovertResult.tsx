import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { IntrovertResults } from '#words/schemas/quiz.ts'
import type { IntrovertLabels } from '#words/schemas/quiz.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { track } from '#domain/analytics/track.ts'
import { scoreIntrovert, type IntrovertType } from '#domain/quiz/introvert.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { ResultLinks } from '#islands/quiz/result/ResultLinks.tsx'
import { ResultNext } from '#islands/quiz/result/ResultNext.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { formatMessage } from '#words/format-message.ts'
import { introvertOccupants } from './introvert-occupants.ts'
import { IntrovertExplanation } from './IntrovertExplanation.tsx'
import styles from './IntrovertResult.module.css'

export type IntrovertResultProps = {
	results: IntrovertResults
	labels: IntrovertLabels
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = FinishedQuiz & IntrovertResultProps

/** The result of the introvert test: one of three types with its battery, and the explanation. */
export function IntrovertResult({ results, labels, site, leadForm, ...quiz }: Props) {
	const { answers, heading, language, shared, showsDetails } = quiz
	const { type, totalScore, batteryLevel } = scoreIntrovert(answers)
	const words = results[type]
	const name = labels.types[type]
	const level = formatMessage(language, labels.batteryLevel, { level: batteryLevel })
	const picture = {
		level: batteryLevel,
		occupants: introvertOccupants[type],
		label: `${labels.level}: ${level}`,
	}
	const withResult = formatMessage(language, labels.shareText.withResult, { type: name })
	return (
		<>
			<ResultFrame
				battery={picture}
				kicker={labels.kicker}
				title={name}
				line={words.line}
				heading={heading}
				showsDetails={showsDetails}
			>
				<p>{rangeOf(totalScore, words.descriptions).text}</p>
				<dl className={styles['battery']}>
					<div>
						<dt className="small">{labels.battery}</dt>
						<dd>{labels.batteries[type]}</dd>
					</div>
					<div>
						<dt className="small">{labels.level}</dt>
						<dd>{level}</dd>
					</div>
				</dl>
				<p className="small">{labels.batteryNote}</p>
			</ResultFrame>
			{showsDetails && (
				<>
					<ResultNext links={<ResultLinks otherTest={labels.otherTest} links={shared.links} />}>
						<h2>{labels.insightHeading}</h2>
						<p>{words.insight}</p>
						<SignupAction type={type} label={words.cta} signup={site.signup} />
					</ResultNext>
					<SharePanel
						labels={shared.share}
						site={site}
						result={{ ...picture, headline: name, line: words.line }}
						text={{ ...labels.shareText, withResult }}
					/>
					{leadForm}
					<IntrovertExplanation {...quiz} labels={labels} />
				</>
			)}
		</>
	)
}

type SignupActionProps = { type: IntrovertType; label: string; signup: string }

/** Links to the signup with the visitor's campaign; reported with the type. */
function SignupAction({ type, label, signup }: SignupActionProps) {
	const params = { introvert_type: type }
	return (
		<Actions>
			<ButtonLink
				href={withCampaign(signup, location.search)}
				onClick={() => track({ name: 'cta_clicked_introvert_test', params }, globalThis)}
			>
				{label}
			</ButtonLink>
		</Actions>
	)
}
