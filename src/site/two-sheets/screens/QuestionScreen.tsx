import type { FormEvent } from 'react'
import { RoofWithChimney } from '#site/art/windows/Roof.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { lineNames } from '#site/two-sheets/rules/sheet.ts'
import { lineOf, resultStep, type SheetState } from '#site/two-sheets/rules/sheet-steps.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { RadioCards } from './RadioCards.tsx'
import styles from './QuestionScreen.module.css'
import type { ScreenProps } from './screen.ts'
import { SixWindows } from './SixWindows.tsx'

/**
 * One of the six questions. A choice is saved at once, but only the button leads to the next question; without a
 * choice, it moves the focus to the choices.
 */
export function QuestionScreen({ language, words, heading, state, dispatch }: ScreenProps) {
	const line = lineOf(state)
	if (!line) return null
	const { question } = words
	const counter = formatMessage(language, question.counter, {
		step: state.step,
		total: lineNames.length,
	})
	const goOn = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault()
		dispatch({ type: 'continued' })
		if (state.answers[line] === undefined) event.currentTarget.querySelector('input')?.focus()
	}
	return (
		<form className={styles['screen']} onSubmit={goOn}>
			<div className={`frame pair ${styles['question']}`}>
				<div>
					<p className={`kicker ${styles['caption']}`}>{words.lines[line].name}</p>
					<h1 ref={heading} tabIndex={-1} id="question">
						{words.lines[line].question}
					</h1>
				</div>
				<RadioCards
					key={line}
					choices={words.lines[line].choices}
					chosen={state.answers[line]}
					error={state.isChoiceMissing ? question.choose : undefined}
					onChoose={(choice) => dispatch({ type: 'chose', choice })}
				/>
			</div>
			<RoofWithChimney at="11%" />
			<div className="facade">
				<SixWindows answers={state.answers} />
			</div>
			<div className={styles['plinth']}>
				<div className={`frame row ${styles['nav']}`}>
					<p>{counter}</p>
					<div className="row">
						{(state.step > 1 || state.isRevising) && (
							<TextButton onClick={() => history.back()}>{question.back}</TextButton>
						)}
						<Button tone="lamp" type="submit">
							{question[forwardLabel(state)]}
						</Button>
					</div>
				</div>
			</div>
		</form>
	)
}

function forwardLabel({ step, isRevising, theirs }: SheetState): 'next' | 'done' | 'seePage' {
	if (!isRevising && step + 1 < resultStep) return 'next'
	return theirs ? 'seePage' : 'done'
}
