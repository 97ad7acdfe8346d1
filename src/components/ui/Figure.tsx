import { DelayedFatigue } from '#components/art/figures/DelayedFatigue.tsx'
import { FeltBetter } from '#components/art/figures/FeltBetter.tsx'
import type { FigureName, FigureWords } from '#content/types/article.ts'
import styles from './Figure.module.css'
import { Prose } from './Prose.tsx'

const drawings: Record<FigureName, () => React.JSX.Element> = {
	delayedFatigue: DelayedFatigue,
	feltBetter: FeltBetter,
}

type Props = FigureWords & { sources: readonly string[] }

/** A finding as a drawing, with its labels in words below and where the numbers come from. */
export function Figure({ name, title, labels, caption, sources }: Props) {
	const Drawing = drawings[name]
	return (
		<figure className={styles['figure']}>
			<p>
				<b>{title}</b>
			</p>
			<Drawing />
			<ul className={styles['labels']}>
				{labels.map((label) => (
					<li key={label}>{label}</li>
				))}
			</ul>
			<figcaption className="small">
				<Prose text={caption} sources={sources} />
			</figcaption>
		</figure>
	)
}
