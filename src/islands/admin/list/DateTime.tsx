import { dateTimeParts } from '#islands/admin/format-date.ts'
import styles from './RegistrationTable.module.css'

/** A timestamp; a phone omits the current year. Imported rows may contain any text, which is shown unchanged. */
export function DateTime({ text }: { text: string }) {
	const parts = dateTimeParts(text)
	if (parts === null) return text
	const { before, year, after, isCurrentYear } = parts
	return (
		<time dateTime={text}>
			{before}
			<span className={isCurrentYear ? styles['year'] : undefined}>{year}</span>
			{after}
		</time>
	)
}
