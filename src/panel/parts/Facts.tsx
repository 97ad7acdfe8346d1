import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type Props = {
	/** A fact without a value is left out. */
	facts: readonly (readonly [label: string, value: ReactNode])[]
}

export function Facts({ facts }: Props) {
	return (
		<dl className={styles['facts']}>
			{facts.map(
				([label, value]) =>
					value && (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					),
			)}
		</dl>
	)
}
