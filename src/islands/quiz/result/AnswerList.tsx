import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { WhyLabels } from '#content/types/quiz-labels.ts'
import { optionLetters, type Answer, type AnswerSheet, type Question } from '#domain/quiz/quiz.ts'
import { fillTemplate } from '#domain/template/fill-template.ts'
import styles from './AnswerList.module.css'

type Props = {
	questions: readonly Question[]
	answers: AnswerSheet
	labels: WhyLabels
	/** Returns the letter that an answer voted for; undefined if the answer counts points. */
	letterOf?: (question: number, answer: Answer) => string | undefined
}

/** All questions with the chosen answer and what it counted. */
export function AnswerList({ questions, answers, labels, letterOf }: Props) {
	return (
		<Disclosure summary={labels.answersHeading}>
			<ol className={styles['answers']}>
				{answers.map((answer, index) => (
					<li key={questions[index]?.text}>
						<span className="small">
							{index + 1}. {questions[index]?.text}
						</span>
						<span>
							<b>{optionLetters[answer]}</b> {questions[index]?.options[answer]}
						</span>
						<AnswerValue answer={answer} letter={letterOf?.(index + 1, answer)} labels={labels} />
					</li>
				))}
			</ol>
		</Disclosure>
	)
}

type AnswerValueProps = { answer: Answer; letter: string | undefined; labels: WhyLabels }

/** The letter or the points of an answer. The bar is not in the colour of light, which is kept for battery levels. */
function AnswerValue({ answer, letter, labels }: AnswerValueProps) {
	if (letter) return <b className={styles['value']}>{letter}</b>
	return (
		<span className={`small ${styles['value']}`}>
			<svg width="60" height="12" aria-hidden="true">
				<path fill="none" stroke="var(--edge)" d="M.5.5H59.5V11.5H.5z" />
				<path fill="var(--edge)" d={`M0 0H${20 * answer}V12H0z`} />
			</svg>
			{answer === 1 ? labels.onePoint : fillTemplate(labels.points, { points: answer })}
		</span>
	)
}
