import { Terrace } from '#site/art/windows/Terrace.tsx'
import styles from './Ending.module.css'

type Props = {
	path: string
}

export function Ending({ path }: Props) {
	return (
		<div className={styles['ending']} data-no-print>
			<Terrace lit={litHouse(path)} />
		</div>
	)
}

/** The house of the terrace whose window is lit, from -4 to 4; for one path it is always the same house. */
function litHouse(path: string): number {
	const sum = Array.from(path).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
	return (sum % 9) - 4
}
