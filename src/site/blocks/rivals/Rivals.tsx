import type { BlockProps } from '#site/blocks/block.ts'
import type { RivalsProps } from './rivals.schema.ts'
import styles from './Rivals.module.css'

/** Compares the strengths and gaps of kinds of apps. The last one, highlighted, is ours. */
export function Rivals({ id, title, text, heads, rivals }: BlockProps<RivalsProps>) {
	return (
		<section className="frame section" id={id}>
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

function Row({
	name,
	good,
	open,
	heads,
}: RivalsProps['rivals'][number] & Pick<RivalsProps, 'heads'>) {
	return (
		<article className={`pair ${styles['rival']}`}>
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
