import { QuoteScene } from '#site/art/quotes/QuoteScene.tsx'
import type { Quote } from '#cms/reader/schemas/guides.ts'
import styles from './QuoteWindow.module.css'

type Props = Pick<Quote, 'id' | 'text' | 'author' | 'work' | 'scene'>

/** A quotation in a window: the words on the blind, the work's silhouette in the light, and the source on the sill. */
export function QuoteWindow({ id, text, author, work, scene }: Props) {
	return (
		<figure className={styles['window']}>
			<blockquote>
				<p>{text}</p>
			</blockquote>
			<svg
				viewBox="0 0 300 180"
				preserveAspectRatio="xMidYMax meet"
				aria-hidden="true"
				data-no-print
			>
				<QuoteScene name={scene} id={`light-${id}`} />
			</svg>
			<figcaption>
				<b>{author}</b>
				<cite className="small">{work}</cite>
			</figcaption>
		</figure>
	)
}
