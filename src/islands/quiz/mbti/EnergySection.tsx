import type { ReactNode } from 'react'
import type { MbtiWords } from '#content/types/quiz.ts'
import type { MbtiResultLabels } from '#content/types/quiz-labels.ts'
import type { EnergyProfile, MbtiType } from '#domain/quiz/mbti.ts'
import { rangeOf } from '#domain/quiz/score-range.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import { EnergyScale } from './EnergyScale.tsx'
import styles from './EnergySection.module.css'

type Props = {
	labels: MbtiResultLabels
	profile: EnergyProfile
	score: number
	type: MbtiType
	/** Undefined while the texts are loading. */
	words: MbtiWords | undefined
	/** The calls to action. */
	children: ReactNode
}

/** The energy profile with its score, what it means for this type, and four tips. */
export function EnergySection({ labels, profile, score, type, words, children }: Props) {
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
					<p>{fillTemplate(labels.energyScore, { score })}</p>
					{texts && <p>{rangeOf(score, texts.energyDescriptions).text}</p>}
					{words && <p>{words.types[type].energy}</p>}
				</div>
				<div>
					{texts && (
						<>
							<h3>{labels.tipsHeading}</h3>
							<ol>
								{texts.energyTips.map((tip) => (
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
