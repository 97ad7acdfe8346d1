import type { ReactNode } from 'react'
import type { MbtiResults } from '#words/schemas/quiz.ts'
import type { MbtiLabels } from '#words/schemas/quiz.ts'
import type { EnergyProfile, MbtiType } from '#domain/quiz/mbti.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import { EnergyScale } from './EnergyScale.tsx'
import styles from './EnergySection.module.css'

type Props = {
	labels: MbtiLabels
	profile: EnergyProfile
	score: number
	/** The score in a sentence. */
	scoreText: string
	type: MbtiType
	/** Undefined while the texts are loading. */
	words: MbtiResults | undefined
	/** The calls to action. */
	children: ReactNode
}

/** The energy profile with its score, its meaning for this type, and four tips. */
export function EnergySection({ labels, profile, score, scoreText, type, words, children }: Props) {
	const texts = words?.profiles[profile]
	return (
		<section className={styles['energy']}>
			<div className="frame section pair">
				<div>
					<p>
						<i>{labels.energyHeading}</i>
					</p>
					<h2>{labels.profiles[profile]}</h2>
					<EnergyScale score={score} ends={labels.energyScale} />
					<p>{scoreText}</p>
					{texts && <p>{rangeOf(score, texts.descriptions).text}</p>}
					{words && <p>{words.types[type].energy}</p>}
				</div>
				<div>
					{texts && (
						<>
							<h3>{labels.tipsHeading}</h3>
							<ol>
								{texts.tips.map((tip) => (
									<li key={tip}>{tip}</li>
								))}
							</ol>
						</>
					)}
					{children}
				</div>
			</div>
		</section>
	)
}
