import styles from './CountingNumber.module.css'

type Props = { value: number }

/** A whole number that counts along with the custom property --level of an ancestor, where the browser can. */
export function CountingNumber({ value }: Props) {
	return (
		<b className={styles['number']}>
			<span>{value}</span>
		</b>
	)
}
