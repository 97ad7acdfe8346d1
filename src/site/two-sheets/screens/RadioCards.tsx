import { FieldError } from '#site/ui/controls/Field.tsx'
import styles from './RadioCards.module.css'

type Props = {
	/** The words of each choice, by its name. */
	choices: Readonly<Record<string, string>>
	chosen: string | undefined
	/** The message that a choice is missing, if the visitor continued without one. */
	error: string | undefined
	onChoose: (choice: string) => void
}

export function RadioCards({ choices, chosen, error, onChoose }: Props) {
	return (
		<div
			role="radiogroup"
			aria-labelledby="question"
			aria-describedby="choose"
			aria-invalid={error ? true : undefined}
			className={styles['choices']}
		>
			<FieldError id="choose">{error}</FieldError>
			{Object.entries(choices).map(([choice, label]) => (
				<label key={choice} className={`window-mark ${styles['choice']}`}>
					<input
						type="radio"
						name="choice"
						value={choice}
						checked={choice === chosen}
						onChange={() => onChoose(choice)}
					/>
					<span>{label}</span>
				</label>
			))}
		</div>
	)
}
