import { Prose } from './Prose.tsx'
import styles from './MakerLine.module.css'

type Props = { text: string }

/** Who made the page, in one quiet line with links to the product. */
export function MakerLine({ text }: Props) {
	return (
		<p className={`small ${styles['maker']}`} data-no-print>
			<Prose text={text} />
		</p>
	)
}
