import type { MbtiWords } from '#content/types/quiz.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import type { EnergyProfile, MbtiType } from '#domain/quiz/mbti.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'

type Props = {
	labels: MbtiResultLabels
	profile: EnergyProfile
	score: number
	type: MbtiType
	words: MbtiWords
}

/** The energy profile, what it means for this type, and four tips. */
export function EnergySection({ labels, profile, score, type, words }: Props) {
	const { energyDescriptions, energyTips } = words.profiles[profile]
	return (
		<>
			<h2>{labels.profiles[profile]}</h2>
			<p>{rangeOf(score, energyDescriptions).text}</p>
			<p>{words.types[type].energy}</p>
			<h2>{labels.tipsHeading}</h2>
			<ol>
				{energyTips.map((tip) => (
					<li key={tip}>{tip}</li>
				))}
			</ol>
		</>
	)
}
