import { mbtiResultLabels as labels } from '#content/quizzes/mbti/labels.ts'
import type { MbtiWords } from '#content/types/quiz.ts'
import type { EnergyProfile, MbtiType } from '#domain/quiz/mbti.ts'

type Props = { profile: EnergyProfile; type: MbtiType; words: MbtiWords }

/** What company costs by these answers, and four things to try. */
export function EnergySection({ profile, type, words }: Props) {
	const { energyDescription, energyTips } = words.profiles[profile]
	return (
		<>
			<h2>{profile}</h2>
			<p>{energyDescription}</p>
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
