import type { LetterPairs, LetterWords } from '#site/quiz/quiz.schema.ts'
import type { MbtiLabels, WhyLabels } from '#site/quiz/quiz.schema.ts'
import type { LetterExplanation } from '#site/quiz/rules/explain-mbti.ts'
import type { MbtiLetter } from '#site/quiz/rules/mbti.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './LetterList.module.css'

type Props = {
	labels: MbtiLabels
	answer: WhyLabels['answer']
	language: PageLanguage
	letters: readonly LetterExplanation[]
	pairs: LetterPairs | undefined
}

export function LetterList({ labels, answer, language, letters, pairs }: Props) {
	return (
		<ol className={styles['letters']}>
			{letters.map((explanation) => {
				const sides: Readonly<Partial<Record<MbtiLetter, LetterWords>>> =
					pairs?.[explanation.dimension].sides ?? {}
				const { letter, other, strength } = explanation
				const own = sides[letter]
				const read = strength === 'even' && sides[other]
				return (
					<li key={explanation.dimension}>
						<b>{letter}</b>
						<div>
							{own && <h4>{own.name}</h4>}
							<Votes
								explanation={explanation}
								nameOf={(values) => formatMessage(language, answer, values)}
							/>
							<p>
								{formatMessage(language, labels.letter[strength], { letter, other })}{' '}
								{formatMessage(language, labels.toFlip[explanation.answersToFlip - 1] ?? '', {
									other,
								})}
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

type VotesProps = {
	explanation: LetterExplanation
	nameOf: (answer: { readonly question: number; readonly letter: MbtiLetter }) => string
}

/** One small window per answer, lit if it favours the letter. */
function Votes({ explanation, nameOf }: VotesProps) {
	const { letter, answers } = explanation
	return (
		<p className={styles['votes']}>
			{answers.map((answer) => (
				<span
					key={answer.question}
					className={answer.letter === letter ? styles['lit'] : undefined}
					role="img"
					aria-label={nameOf(answer)}
				>
					{answer.letter}
				</span>
			))}
		</p>
	)
}
