import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { answerOfKey, type Answer, type Question } from '#site/quiz/rules/quiz.ts'
import { Options } from './Options.tsx'
import { ReservedHeight, reserved } from './ReservedHeight.tsx'
import { useDelayedPick } from './useDelayedPick.ts'
import styles from './QuestionScreen.module.css'

type Props = {
	question: Question
	/**
	 * All questions of the test. The height of the longest is reserved, so that nothing moves from one question to the
	 * next.
	 */
	questions: readonly Question[]
	chosen: Answer | undefined
	chosenLabel: string
	heading: Ref<HTMLHeadingElement>
	onPick: (answer: Answer) => void
	/** The counter, above the question. */
	children: ReactNode
}

/** Remounted for each question, so that Back drops a pick that is still lit. */
export function QuestionPane({ question, questions, heading, onPick, ...props }: Props) {
	const { chosen, chosenLabel, children } = props
	const [lit, pick] = useDelayedPick(onPick)

	// Keys answer the question only while the focus is inside this pane, so that keys meant for another part of the page
	// answer nothing (WCAG 2.1.4).
	function answerByKey(event: KeyboardEvent) {
		const answer = answerOfKey(event.key)
		if (answer === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey)
			return
		pick(answer)
	}

	return (
		// The keys duplicate the buttons of the group.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<div
			role="group"
			aria-labelledby="question"
			className={`frame ${styles['question']}`}
			data-lit={lit}
			onKeyDown={answerByKey}
		>
			<div>
				{children}
				<div className={`${styles['text']} ${reserved}`}>
					<h1 ref={heading} tabIndex={-1} id="question">
						{question.text}
					</h1>
					<ReservedHeight shown={question.text} texts={questions.map(({ text }) => text)} />
				</div>
			</div>
			<Options
				question={question}
				questions={questions}
				labelledBy="question"
				chosen={lit ?? chosen}
				chosenLabel={lit === undefined ? chosenLabel : undefined}
				onPick={pick}
			/>
		</div>
	)
}
