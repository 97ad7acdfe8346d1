import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { whyLabels } from '#content/quizzes/labels.ts'
import { energyIcons } from '#content/quizzes/mbti/icons.ts'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/labels.ts'
import { attributed } from '#domain/attribution/attributed.ts'
import { explainMbti } from '#domain/quiz/explain-mbti.ts'
import { dimensionOf, letterOfAnswer, scoreMbti, type MbtiLetter } from '#domain/quiz/mbti.ts'
import type { Answer } from '#domain/quiz/quiz.ts'
import type { Run } from '#islands/quiz/flow/Quiz.tsx'
import { Actions } from '#islands/quiz/result/Actions.tsx'
import { AnswerList } from '#islands/quiz/result/AnswerList.tsx'
import { energyCompany, energyLight } from './battery.ts'
import { Facts } from '#islands/quiz/result/Facts.tsx'
import { Neighbours } from '#islands/quiz/result/Neighbours.tsx'
import { ResultFrame } from '#islands/quiz/result/ResultFrame.tsx'
import { Why } from '#islands/quiz/result/Why.tsx'
import { SharePanel } from '#islands/quiz/share/SharePanel.tsx'
import type { Site } from '#islands/quiz/site.ts'
import { EnergyScale } from './EnergyScale.tsx'
import { EnergySection } from './EnergySection.tsx'
import { Letters } from './Letters.tsx'
import type { ResultWords } from './useResultWords.ts'
import { WordsMissing } from './WordsMissing.tsx'

export type MbtiResultProps = {
	words: ResultWords
	/** The main product site. */
	product: string
	site: Site
	/** The optional form for an e-mail address. */
	leadForm?: ReactNode
}

type Props = Run & MbtiResultProps

/** Four letters and an energy profile, and how narrowly each of them was decided. */
export function MbtiResult({ answers, heading, questions, isWhole, ...rest }: Props) {
	const { words, product, site, leadForm } = rest
	const { type, energyProfile, energyScore } = scoreMbti(answers)
	const { letters, energy } = explainMbti(answers)
	const told = words.words
	const picture = {
		level: energyLight(energyScore),
		company: energyCompany[energyIcons[energyProfile]],
		label: `${energyProfile}. ${labels.energyScore(energyScore)}`,
	}
	return (
		<>
			<ResultFrame
				battery={picture}
				kicker={labels.kicker}
				title={type}
				line={told?.types[type].name}
				heading={heading}
				isWhole={isWhole}
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
				{told ? <p>{told.types[type].description}</p> : <WordsMissing words={words} />}
				{told && (
					<EnergySection profile={energyProfile} score={energyScore} type={type} words={told} />
				)}
				<Actions>
					<ButtonLink href={product}>{labels.product}</ButtonLink>
					<ButtonLink tone="outline" href={attributed(site.signup, location.search)}>
						{labels.signup}
					</ButtonLink>
				</Actions>
				<p>
					<a href={labels.otherTest.href}>{labels.otherTest.label}</a>
				</p>
			</ResultFrame>
			{isWhole && (
				<>
					<Why title={whyLabels.heading}>
						<h3>{labels.pairsHeading}</h3>
						<Letters letters={letters} pairs={told?.pairs} />
						<h3>{whyLabels.nearlyHeading}</h3>
						{letters.every(({ closeCall }) => !closeCall) && <p>{labels.noCloseLetters}</p>}
						<Neighbours explanation={energy} sentences={labels.neighbour} />
						<AnswerList questions={questions} answers={answers} letterOf={letterBehind} />
					</Why>
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

/** The answers about a pair speak for one of its letters; those about energy count points. */
function letterBehind(question: number, answer: Answer): MbtiLetter | undefined {
	const dimension = dimensionOf(question)
	return dimension === 'Energy' ? undefined : letterOfAnswer(dimension, answer)
}
