import { Disclosure } from '#components/ui/Disclosure.tsx'
import { whyLabels } from '#content/quizzes/labels.ts'
import { optionLetters, type Answer, type AnswerSheet, type Question } from '#domain/quiz/quiz.ts'
import styles from './AnswerList.module.css'

type Props = {
	questions: readonly Question[]
	answers: AnswerSheet
	/** The letter that an answer spoke for; without one it counts points. */
	letterOf?: (question: number, answer: Answer) => string | undefined
}

/** The whole sheet again: every question, what was picked, and what that counted. */
export function AnswerList({ questions, answers, letterOf }: Props) {
	return (
		<Disclosure summary={whyLabels.answersHeading}>
			<ol className={styles['answers']}>
				{answers.map((answer, index) => (
					<li key={questions[index]?.text}>
						<span className="small">
							{index + 1}. {questions[index]?.text}
						</span>
						<span>
							<b>{optionLetters[answer]}</b> {questions[index]?.options[answer]}
						</span>
						<Share answer={answer} letter={letterOf?.(index + 1, answer)} />
					</li>
				))}
			</ol>
		</Disclosure>
	)
}

/** A letter, or three thirds of a bar: in the colour of the blind, for this is a count and no charge. */
function Share({ answer, letter }: { answer: Answer; letter: string | undefined }) {
	if (letter) return <b className={styles['share']}>{letter}</b>
	return (
		<span className={`small ${styles['share']}`}>
			<svg width="60" height="12" aria-hidden="true">
				<path fill="none" stroke="var(--edge)" d="M.5.5H59.5V11.5H.5z" />
				<path fill="var(--edge)" d={`M0 0H${20 * answer}V12H0z`} />
			</svg>
			{whyLabels.points(answer)}
		</span>
	)
}
