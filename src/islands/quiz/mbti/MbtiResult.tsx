import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { energyIcons } from '#content/quizzes/energy-icons.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import { withCampaign } from '#domain/attribution/with-campaign.ts'
import { scoreMbti } from '#domain/quiz/mbti.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import type { FinishedQuiz } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { Facts } from '#islands/quiz/result/Facts.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { ResultLinks } from '#islands/quiz/result/ResultLinks.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { energyBatteryLevel, energyOccupants } from './energy-battery.ts'
import { EnergyScale } from './EnergyScale.tsx'
import { MbtiExplanation } from './MbtiExplanation.tsx'
import { TypeWords } from './TypeWords.tsx'
import type { ResultWords } from './useResultWords.ts'

export type MbtiResultProps = {
	words: ResultWords
	labels: MbtiResultLabels
	/** The address of the main product site. */
	product: string
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = FinishedQuiz & MbtiResultProps

/** The result of the MBTI test: four letters and an energy profile, with their explanation. */
export function MbtiResult({ words, labels, product, site, leadForm, ...quiz }: Props) {
	const { answers, heading, shared, showsDetails } = quiz
	const { type, energyProfile, energyScore } = scoreMbti(answers)
	const texts = words.words
	const profile = labels.profiles[energyProfile]
	const score = fillTemplate(labels.energyScore, { score: energyScore })
	const withResult = fillTemplate(labels.shareText.withResult, { type, profile })
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
				<Facts rows={[{ name: labels.energyHeading, value: profile, note: score }]} />
				<EnergyScale score={energyScore} ends={labels.energyScale} />
				<TypeWords
					words={words}
					labels={labels}
					profile={energyProfile}
					score={energyScore}
					type={type}
				/>
				<ProductActions labels={labels} product={product} site={site} />
				<ResultLinks otherTest={labels.otherTest} links={shared.links} />
			</ResultFrame>
			{showsDetails && (
				<>
					<MbtiExplanation {...quiz} labels={labels} pairs={texts?.pairs} />
					<SharePanel
						labels={shared.share}
						site={site}
						result={{ ...picture, headline: type, line: profile }}
						text={{ ...labels.shareText, withResult }}
					/>
					{leadForm}
				</>
			)}
		</>
	)
}

/** To the product, and to the signup with the visitor's campaign. */
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
