import styles from './CountingNumber.module.css'

type Props = { value: number }

/** A whole number that follows the custom property --level of an ancestor. */
export function CountingNumber({ value }: Props) {
	return (
		<b className={styles['number']}>
			<span>{value}</span>
		</b>
	)
}
