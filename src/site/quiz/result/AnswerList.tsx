import type { WhyLabels } from '#site/quiz/quiz.schema.ts'
import {
	optionLetters,
	type Answer,
	type AnswerSheet,
	type Question,
} from '#site/quiz/rules/quiz.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './AnswerList.module.css'

type Props = {
	questions: readonly Question[]
	answers: AnswerSheet
	labels: WhyLabels
	language: PageLanguage
	/** The letter an answer voted for; undefined if the answer counts points. */
	letterOf?: ((question: number, answer: Answer) => string | undefined) | undefined
}

export function AnswerList({ questions, answers, labels, language, letterOf }: Props) {
	return (
		<>
			<h3>{labels.answersHeading}</h3>
			<ol className={styles['answers']}>
				{answers.map((answer, index) => (
					<li key={questions[index]?.text}>
						<span className="small">
							{index + 1}. {questions[index]?.text}
						</span>
						<span>
							<b>{optionLetters[answer]}</b> {questions[index]?.options[answer]}
						</span>
						<AnswerValue
							letter={letterOf?.(index + 1, answer)}
							points={answer}
							label={formatMessage(language, labels.points, { points: answer })}
						/>
					</li>
				))}
			</ol>
		</>
	)
}

type AnswerValueProps = { letter: string | undefined; points: number; label: string }

/**
 * The letter of an answer, or its points as a bar. The bar does not have the colour of light, which is reserved for
 * battery levels.
 */
function AnswerValue({ letter, points, label }: AnswerValueProps) {
	if (letter) return <b className={styles['value']}>{letter}</b>
	return (
		<span className={`small ${styles['value']}`}>
			<svg width="60" height="12" aria-hidden="true">
				<path fill="none" stroke="var(--edge)" d="M.5.5H59.5V11.5H.5z" />
				<path fill="var(--edge)" d={`M0 0H${20 * points}V12H0z`} />
			</svg>
			{label}
		</span>
	)
}
