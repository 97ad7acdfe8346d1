import styles from './Tick.module.css'

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** A checkbox that is drawn as a window: lit when it is ticked. */
export function Tick({ label, isChecked, onChange }: Props) {
	return (
		<label className={styles['tick']}>
			<input
				type="checkbox"
				checked={isChecked}
				onChange={(event) => onChange(event.target.checked)}
			/>
			<i />
			{label}
		</label>
	)
}
