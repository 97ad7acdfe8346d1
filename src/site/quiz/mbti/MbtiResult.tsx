import { roomOf } from '#site/art/rooms/rooms.ts'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import type { MbtiLabels } from '#site/quiz/quiz.schema.ts'
import { explainMbti } from '#site/quiz/rules/explain-mbti.ts'
import { letterOfQuestion, scoreMbti } from '#site/quiz/rules/mbti.ts'
import { rangeOf } from '#site/quiz/rules/score-range.ts'
import type { FinishedQuiz } from '#site/quiz/flow/Quiz.tsx'
import { Explanation } from '#site/quiz/result/Explanation.tsx'
import { HelpList } from '#site/quiz/result/HelpList.tsx'
import { ResultPage } from '#site/quiz/result/ResultPage.tsx'
import { typeLink } from '#site/quiz/result/type-link.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { EnergyScale } from './EnergyScale.tsx'
import { LetterList } from './LetterList.tsx'
import { ResultWordsStatus } from './ResultWordsStatus.tsx'
import type { ResultWords } from './useResultWords.ts'

export type MbtiWords = { readonly labels: MbtiLabels }

type Props = FinishedQuiz<MbtiWords> & {
	words: ResultWords
	/** The address of the main product site. */
	product: string
}

/**
 * The battery level that the result card shows for each energy profile, in percent. No score leads to Deep Focus
 * Battery.
 */
const levels = {
	'Social Dynamo': 60,
	'Balanced Energizer': 40,
	'Selective Socializer': 20,
} as const

export function MbtiResult({ words, labels, product, ...page }: Props) {
	const { answers, language, shared } = page
	const { type, energyProfile, energyScore: score } = scoreMbti(answers)
	const { letters, energy: bands } = explainMbti(answers)
	const isClose = letters.some(({ strength }) => strength === 'even')
	const texts = words.words
	const own = texts?.types[type]
	const energy = texts?.profiles[energyProfile]
	const profile = labels.profiles[energyProfile]
	const reached = energyProfile === 'Deep Focus Battery' ? 'Selective Socializer' : energyProfile
	const ofAll = formatMessage(language, shared.question.counter, { question: score, total: 24 })
	return (
		<ResultPage
			{...page}
			shared={{ ...shared, help: { ...shared.help, heading: labels.tipsHeading } }}
			card={{
				title: own?.name ?? profile,
				line: profile,
				mark: type,
				size: { name: labels.score, note: ofAll },
				level: levels[reached],
				figure: roomOf(type),
				heading: 'mark',
			}}
			text={{
				...labels.shareText,
				withResult: formatMessage(language, labels.shareText.withResult, { type, profile }),
			}}
			kicker={labels.kicker}
			you={own ? own.you : <ResultWordsStatus words={words} labels={labels} />}
			action={
				<ButtonLink tone="lamp" href={product}>
					{labels.product}
				</ButtonLink>
			}
			week={{
				text: own?.energy,
				types: [typeLink(labels.typePage, type), typeLink(labels.profilePage, energyProfile)],
				caption: labels.weeks[reached],
				scale: (
					<EnergyScale
						score={score}
						label={formatMessage(language, labels.energyScore, { score })}
					/>
				),
			}}
			help={<HelpList tips={(energy?.tips ?? []).map((tip) => ({ tip }))} />}
			otherTest={labels.otherTest}
			explanation={
				<Explanation
					{...page}
					bands={bands}
					names={labels.profiles}
					sentences={labels.neighbour}
					letterOf={letterOfQuestion}
					note={!isClose && <p>{labels.noCloseLetters}</p>}
				>
					<p>{own?.description}</p>
					<h3>{profile}</h3>
					<p>{energy && rangeOf(score, energy.descriptions).text}</p>
					<h3>{labels.pairsHeading}</h3>
					<LetterList
						{...{ labels, language, letters }}
						answer={shared.why.answer}
						pairs={texts?.pairs}
					/>
				</Explanation>
			}
		/>
	)
}
