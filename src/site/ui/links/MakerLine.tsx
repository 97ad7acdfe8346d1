import { Prose } from '#site/ui/text/Prose.tsx'
import styles from './MakerLine.module.css'

type Props = { sentences: readonly string[] }

export function MakerLine({ sentences }: Props) {
	return (
		<p className={`small ${styles['maker']}`} data-no-print>
			{sentences.map((sentence) => (
				<span key={sentence}>
					<Prose text={sentence} />{' '}
				</span>
			))}
		</p>
	)
}
