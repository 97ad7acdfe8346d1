import styles from './ForecastGuideSection.module.css'

type Props = { title: string; paragraphs: readonly string[] }

/** How the forecast is computed, in words. */
export function ForecastGuideSection({ title, paragraphs }: Props) {
	return (
		<section className={`frame section reading ${styles['guide']}`}>
			<h2>{title}</h2>
			<div className={styles['paragraphs']}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	)
}
