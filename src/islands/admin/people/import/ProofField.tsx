import { useId } from 'react'
import words from '#content/messages/es/panel/import.yaml'
import styles from './ImportPage.module.css'

type Props = { value: string; onType: (text: string) => void }

/** Where and how the people in the file agreed. */
export function ProofField({ value, onType }: Props) {
	const id = `proof${useId()}`
	return (
		<div className={styles['proof']}>
			<label htmlFor={id}>{words.terms.proof}</label>
			<textarea
				className="input"
				id={id}
				rows={3}
				spellCheck
				maxLength={500}
				value={value}
				aria-describedby={`${id}-help`}
				onChange={(event) => onType(event.target.value)}
			/>
			<p className={`small ${styles['soft']}`} id={`${id}-help`}>
				{words.terms.proofHelp}
			</p>
		</div>
	)
}
