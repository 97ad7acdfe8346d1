import type { Pins } from '#words/schemas/guides.ts'
import styles from './PinUse.module.css'

/** The heading of the section on how to use the pins. */
export function PinUse({ title, text }: Pins['use']) {
	return (
		<div className={`reading ${styles['use']}`}>
			<h2>{title}</h2>
			<p>{text}</p>
		</div>
	)
}
