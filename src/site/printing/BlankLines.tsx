import type { BlankLine } from '#cms/reader/schemas/printables.ts'
import styles from './BlankLines.module.css'

export function BlankLines({ lines }: { lines: readonly BlankLine[] }) {
	return lines.map(({ name, hint, fields, points }) => (
		<section key={name} className={styles['line']}>
			<h2>{name}</h2>
			<p>{hint}</p>
			{fields.map((field, index) => (
				// The fields of a printed sheet never change their order.
				// oxlint-disable-next-line react/no-array-index-key
				<p key={index} className={styles['field']}>
					{field}
					{points && <span className={styles['points']}>{points}</span>}
				</p>
			))}
		</section>
	))
}
