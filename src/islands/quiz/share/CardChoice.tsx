import { shareLabels as labels } from '#content/quizzes/labels.ts'
import { formats, type Choice, type Format } from './card.ts'
import styles from './SharePanel.module.css'

type Props = { choice: Choice; onChoose: (choice: Choice) => void }

/** What the card shows, and its shape. */
export function CardChoice({ choice, onChoose }: Props) {
	const shown = { showsResult: labels.showResult, showsBattery: labels.showBattery } as const
	const shapes: readonly Format[] = ['wide', 'tall'] satisfies (keyof typeof formats)[]
	return (
		<>
			<fieldset className={styles['choices']}>
				<legend>{labels.chooseHeading}</legend>
				{(['showsResult', 'showsBattery'] as const).map((part) => (
					<label key={part} className={styles['choice']}>
						<input
							type="checkbox"
							checked={choice[part]}
							onChange={(event) => onChoose({ ...choice, [part]: event.target.checked })}
						/>
						{shown[part]}
					</label>
				))}
			</fieldset>
			<fieldset className={styles['choices']}>
				<legend>{labels.formatHeading}</legend>
				{shapes.map((format) => (
					<label key={format} className={styles['choice']}>
						<input
							type="radio"
							name="format"
							checked={choice.format === format}
							onChange={() => onChoose({ ...choice, format })}
						/>
						{labels.formats[format]}
					</label>
				))}
			</fieldset>
		</>
	)
}
