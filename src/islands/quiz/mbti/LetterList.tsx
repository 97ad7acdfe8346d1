import { whyLabels } from '#content/quizzes/quiz-labels.ts'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/result-labels.ts'
import type { AllPairs, LetterWords } from '#content/types/quiz.ts'
import type { LetterExplanation } from '#domain/quiz/explain-mbti.ts'
import type { MbtiLetter } from '#domain/quiz/mbti.ts'
import styles from './LetterList.module.css'

type Props = { letters: readonly LetterExplanation[]; pairs: AllPairs | undefined }

/** Explains each of the four letters: the answers that decided it, how close it was, and what it means. */
export function LetterList({ letters, pairs }: Props) {
	return (
		<ol className={styles['letters']}>
			{letters.map((explanation) => {
				const sides: Readonly<Partial<Record<MbtiLetter, LetterWords>>> =
					pairs?.[explanation.dimension].sides ?? {}
				const own = sides[explanation.letter]
				const other = explanation.closeCall && sides[explanation.other]
				return (
					<li key={explanation.dimension}>
						<b>{explanation.letter}</b>
						<div>
							{own && <h4>{own.name}</h4>}
							<Votes letter={explanation} />
							<p>
								{labels.letter[explanation.strength](explanation.letter, explanation.other)}{' '}
								{labels.toFlip(explanation.answersToFlip, explanation.other)}
							</p>
							{own && <p>{own.text}</p>}
							{other && (
								<p>
									<b>{other.name}:</b> {other.text}
								</p>
							)}
						</div>
					</li>
				)
			})}
		</ol>
	)
}

/** One small window per answer; those in favour of the letter are lit. */
function Votes({ letter: { letter, answers } }: { letter: LetterExplanation }) {
	return (
		<p className={styles['votes']}>
			{answers.map((answer) => (
				<span
					key={answer.question}
					className={answer.letter === letter ? styles['lit'] : undefined}
					role="img"
					aria-label={whyLabels.answer(answer.question, answer.letter)}
				>
					{answer.letter}
				</span>
			))}
		</p>
	)
}
