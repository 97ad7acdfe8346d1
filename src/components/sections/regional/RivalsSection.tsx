import type { Rival, RivalComparison } from '#words/schemas/country.ts'
import styles from './RivalsSection.module.css'

/** Compares the strengths and gaps of kinds of apps. The last one, highlighted, is ours. */
export function RivalsSection({ title, text, heads, rivals }: RivalComparison) {
	return (
		<section className="frame section" id="comparison">
			<div className={`pair ${styles['head']}`}>
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div>
				{rivals.map((rival) => (
					<Row key={rival.name} {...rival} heads={heads} />
				))}
			</div>
		</section>
	)
}

function Row({ name, good, open, heads }: Rival & Pick<RivalComparison, 'heads'>) {
	return (
		<article className={styles['rival']}>
			<h3>{name}</h3>
			<p>
				<i>{heads[0]}</i>
				{good}
			</p>
			<p>
				<i>{heads[1]}</i>
				{open}
			</p>
		</article>
	)
}
