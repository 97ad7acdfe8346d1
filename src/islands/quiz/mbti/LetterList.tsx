import type { AllPairs, LetterWords } from '#content/types/quiz.ts'
import type { MbtiResultLabels, WhyLabels } from '#content/types/quiz-labels.ts'
import type { LetterExplanation } from '#domain/quiz/explain-mbti.ts'
import type { MbtiLetter } from '#domain/quiz/mbti.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import styles from './LetterList.module.css'

type Props = {
	labels: MbtiResultLabels
	why: WhyLabels
	letters: readonly LetterExplanation[]
	pairs: AllPairs | undefined
}

/** Explains each of the four letters: the answers that decided it, how close it was, and what it means. */
export function LetterList({ labels, why, letters, pairs }: Props) {
	return (
		<ol className={styles['letters']}>
			{letters.map((explanation) => {
				const sides: Readonly<Partial<Record<MbtiLetter, LetterWords>>> =
					pairs?.[explanation.dimension].sides ?? {}
				const { letter, other, closeCall } = explanation
				const own = sides[letter]
				const read = closeCall && sides[other]
				return (
					<li key={explanation.dimension}>
						<b>{letter}</b>
						<div>
							{own && <h3>{own.name}</h3>}
							<Votes explanation={explanation} label={why.answer} />
							<p>
								{fillTemplate(labels.letter[explanation.strength], { letter, other })}{' '}
								{fillTemplate(labels.toFlip[explanation.answersToFlip - 1] ?? '', { other })}
							</p>
							{own && <p>{own.text}</p>}
							{read && (
								<p>
									<b>{read.name}:</b> {read.text}
								</p>
							)}
						</div>
					</li>
				)
			})}
		</ol>
	)
}

type VotesProps = { explanation: LetterExplanation; label: WhyLabels['answer'] }

/** One small window per answer; those in favour of the letter are lit. */
function Votes({ explanation, label }: VotesProps) {
	const { letter, answers } = explanation
	return (
		<p className={styles['votes']}>
			{answers.map((answer) => (
				<span
					key={answer.question}
					className={answer.letter === letter ? styles['lit'] : undefined}
					role="img"
					aria-label={fillTemplate(label, { question: answer.question, letter: answer.letter })}
				>
					{answer.letter}
				</span>
			))}
		</p>
	)
}
