import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from '#site/week/panels/ResultPanel.module.css'
import { useTool } from '#site/week/useTool.ts'
import type { CalendarState } from './calendar-state.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & { failed: Extract<CalendarState, { step: 'failed' }> }

export function FaultPanel({ failed, onChange, words }: Props) {
	const { heading } = useTool()
	const { file, fault, before } = failed
	const { title, text } = words.faults[fault]
	return (
		<>
			<div role="alert">
				<p className={`kicker ${styles['kicker']}`}>{file}</p>
				<h2 ref={heading} tabIndex={-1} className={styles['title']}>
					{title}
				</h2>
				<p data-part="text">
					{text} {words.unchanged}
				</p>
			</div>
			<div className={`row ${styles['actions']}`}>
				<Button onClick={openDialog}>{words.chooseOther}</Button>
				<TextButton onClick={() => onChange(before)}>{words.back}</TextButton>
			</div>
			<details>
				<summary>{words.howToExport}</summary>
				<dl>
					{words.exports.map(({ app, steps }) => (
						<div key={app}>
							<dt>{app}</dt>
							<dd>{steps}</dd>
						</div>
					))}
				</dl>
			</details>
		</>
	)
}

/** Opens the dialog of the page's only file input, which is above the house. */
function openDialog(): void {
	document.querySelector<HTMLInputElement>('input[type=file]')?.click()
}
