import type { ReactNode } from 'react'
import styles from './NamePlates.module.css'

type Plate = {
	/** The quotation, in the wording that circulates. */
	name: string
	/** The author to whom it is attributed, on the front of the plate. */
	insteadOf: string
	/** The real author, on the back of the plate. */
	by: string
	text: ReactNode
}

/**
 * Misattributed quotations, each with a nameplate. Opening a quotation turns its plate to the real author and shows the
 * facts.
 */
export function NamePlates({ plates }: { plates: readonly Plate[] }) {
	return (
		<div className={styles['plates']}>
			{plates.map(({ name, insteadOf, by, text }) => (
				<details key={name}>
					<summary>
						<span className={styles['quote']}>{name}</span>
						<span className={styles['plate']}>
							<span>{insteadOf}</span>
							<span>{by}</span>
						</span>
					</summary>
					<p>{text}</p>
				</details>
			))}
		</div>
	)
}
