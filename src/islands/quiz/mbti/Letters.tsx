import { whyLabels } from '#content/quizzes/labels.ts'
import { mbtiResultLabels as labels } from '#content/quizzes/mbti/labels.ts'
import type { AllPairs, LetterWords } from '#content/types/quiz.ts'
import type { LetterExplanation } from '#domain/quiz/explain-mbti.ts'
import type { MbtiLetter } from '#domain/quiz/mbti.ts'
import styles from './Letters.module.css'

type Props = { letters: readonly LetterExplanation[]; pairs: AllPairs | undefined }

/** The four letters one by one: the vote, how close it was, what the letter means here. */
export function Letters({ letters, pairs }: Props) {
	return (
		<ol className={styles['letters']}>
			{letters.map((each) => {
				const sides: Readonly<Partial<Record<MbtiLetter, LetterWords>>> =
					pairs?.[each.dimension].sides ?? {}
				const own = sides[each.letter]
				const other = each.closeCall && sides[each.other]
				return (
					<li key={each.dimension}>
						<b>{each.letter}</b>
						<div>
							{own && <h4>{own.name}</h4>}
							<Vote letter={each} />
							<p>
								{labels.letter[each.strength](each.letter, each.other)}{' '}
								{labels.toFlip(each.answersToFlip, each.other)}
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

/** Four small windows, one for each answer; those that spoke for the letter are lit. */
function Vote({ letter }: { letter: LetterExplanation }) {
	return (
		<p className={styles['vote']}>
			{letter.answers.map((answer) => (
				<span
					key={answer.question}
					className={answer.letter === letter.letter ? styles['lit'] : undefined}
					role="img"
					aria-label={whyLabels.answer(answer.question, answer.letter)}
				>
					{answer.letter}
				</span>
			))}
		</p>
	)
}
