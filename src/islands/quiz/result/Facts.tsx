import styles from './Facts.module.css'

type Props = { rows: readonly { name: string; value: string; note?: string }[] }

/** Rows of a name and a value. */
export function Facts({ rows }: Props) {
	return (
		<dl className={styles['facts']}>
			{rows.map(({ name, value, note }) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>
						{value}
						{note && <span>{note}</span>}
					</dd>
				</div>
			))}
		</dl>
	)
}
