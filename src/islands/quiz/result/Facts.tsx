import styles from './Facts.module.css'

type Props = { rows: readonly { name: string; value: string; note?: string }[] }

/** Names and values, one line each. */
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
