import type { ReactNode } from 'react'
import styles from './NamePlates.module.css'

type Plate = {
	/** The sentence, as it is passed around. */
	name: string
	/** The name under which it is passed around, on the front of the plate. */
	insteadOf: string
	/** The text of the turned plate. */
	by: string
	text: ReactNode
}

/** Sentences on a sill with the wrong name: pressing the sill turns the plate and shows the facts. */
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
