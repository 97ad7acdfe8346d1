import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { energyIcons } from '#content/quizzes/mbti/energy-icons.ts'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/result-labels.ts'
import { resultLinks } from '#content/quizzes/quiz-labels.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { scoreMbti } from '#domain/quiz/mbti.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { Facts } from '#islands/quiz/result/Facts.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { energyBatteryLevel, energyOccupants } from './energy-battery.ts'
import { EnergyScale } from './EnergyScale.tsx'
import { EnergySection } from './EnergySection.tsx'
import { MbtiExplanation } from './MbtiExplanation.tsx'
import { ResultWordsStatus } from './ResultWordsStatus.tsx'
import type { ResultWords } from './useResultWords.ts'

export type MbtiResultProps = {
	words: ResultWords
	/** The address of the main product site. */
	product: string
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = FinishedQuiz & MbtiResultProps

/** The result of the MBTI test: four letters and an energy profile, with their explanation. */
export function MbtiResult({ answers, heading, questions, showsDetails, ...rest }: Props) {
	const { words, product, site, leadForm } = rest
	const { type, energyProfile, energyScore } = scoreMbti(answers)
	const texts = words.words
	const picture = {
		level: energyBatteryLevel(energyScore),
		occupants: energyOccupants[energyIcons[energyProfile]],
		label: `${energyProfile}. ${labels.energyScore(energyScore)}`,
	}
	return (
		<>
			<ResultFrame
				battery={picture}
				kicker={labels.kicker}
				title={type}
				line={texts?.types[type].name}
				heading={heading}
				showsDetails={showsDetails}
			>
				<Facts
					rows={[
						{
							name: labels.energyHeading,
							value: energyProfile,
							note: labels.energyScore(energyScore),
						},
					]}
				/>
				<EnergyScale score={energyScore} />
				{texts ? <p>{texts.types[type].description}</p> : <ResultWordsStatus words={words} />}
				{texts && (
					<EnergySection profile={energyProfile} score={energyScore} type={type} words={texts} />
				)}
				<Actions>
					<ButtonLink href={product}>{labels.product}</ButtonLink>
					<ButtonLink tone="outline" href={withCampaign(site.signup, location.search)}>
						{labels.signup}
					</ButtonLink>
				</Actions>
				<p>
					<a href={labels.otherTest.href}>{labels.otherTest.label}</a>
				</p>
				<p>
					<a href={resultLinks.week.href(energyBatteryLevel(energyScore))}>
						{resultLinks.week.label}
					</a>
				</p>
				<p>
					<a href={resultLinks.twoSheets.href}>{resultLinks.twoSheets.label}</a>
				</p>
				<p>
					<a href={resultLinks.sayNo.href}>{resultLinks.sayNo.label}</a>
				</p>
			</ResultFrame>
			{showsDetails && (
				<>
					<MbtiExplanation answers={answers} questions={questions} pairs={texts?.pairs} />
					<SharePanel
						site={site}
						result={{ ...picture, headline: type, line: energyProfile }}
						text={{
							plain: labels.shareText.plain,
							withResult: labels.shareText.withResult(type, energyProfile),
						}}
					/>
					{leadForm}
				</>
			)}
		</>
	)
}
