import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import type { MbtiLabels } from '#words/schemas/quiz.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { scoreMbti } from '#domain/quiz/mbti.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { ResultLinks } from '#islands/quiz/result/ResultLinks.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { formatMessage } from '#words/format-message.ts'
import { energyBatteryLevel, energyOccupants } from './energy-battery.ts'
import { energyIcons } from './energy-icons.ts'
import { EnergySection } from './EnergySection.tsx'
import { LetterSection } from './LetterSection.tsx'
import { MbtiExplanation } from './MbtiExplanation.tsx'
import { ResultWordsStatus } from './ResultWordsStatus.tsx'
import type { ResultWords } from './useResultWords.ts'

export type MbtiResultProps = {
	words: ResultWords
	labels: MbtiLabels
	/** The address of the main product site. */
	product: string
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = FinishedQuiz & MbtiResultProps

/** The result of the MBTI test: four letters and an energy profile, with their explanation. */
export function MbtiResult({ words, labels, product, site, leadForm, ...quiz }: Props) {
	const { answers, heading, language, shared, showsDetails } = quiz
	const { type, energyProfile, energyScore } = scoreMbti(answers)
	const texts = words.words
	const profile = labels.profiles[energyProfile]
	const score = formatMessage(language, labels.energyScore, { score: energyScore })
	const withResult = formatMessage(language, labels.shareText.withResult, { type, profile })
	const picture = {
		level: energyBatteryLevel(energyScore),
		occupants: energyOccupants[energyIcons[energyProfile]],
		label: `${profile}. ${score}`,
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
				{texts ? (
					<p>{texts.types[type].description}</p>
				) : (
					<ResultWordsStatus words={words} labels={labels} />
				)}
			</ResultFrame>
			{showsDetails && (
				<>
					<LetterSection
						labels={labels}
						answer={shared.why.answer}
						language={language}
						answers={answers}
						pairs={texts?.pairs}
					/>
					<EnergySection
						labels={labels}
						profile={energyProfile}
						score={energyScore}
						scoreText={score}
						type={type}
						words={texts}
					>
						<ProductActions labels={labels} product={product} site={site} />
						<ResultLinks otherTest={labels.otherTest} links={shared.links} />
					</EnergySection>
					<SharePanel
						labels={shared.share}
						site={site}
						result={{ ...picture, headline: type, line: profile }}
						text={{ ...labels.shareText, withResult }}
					/>
					{leadForm}
					<MbtiExplanation {...quiz} labels={labels} />
				</>
			)}
		</>
	)
}

/** Links to the product, and to the signup with the visitor's campaign. */
function ProductActions({
	labels,
	product,
	site,
}: Pick<MbtiResultProps, 'labels' | 'product' | 'site'>) {
	return (
		<Actions>
			<ButtonLink href={product}>{labels.product}</ButtonLink>
			<ButtonLink tone="outline" href={withCampaign(site.signup, location.search)}>
				{labels.signup}
			</ButtonLink>
		</Actions>
	)
}
