import type { BlockProps } from '#site/messages/shown-block.ts'
import styles from './Rivals.module.css'

export function Rivals({ id, title, text, heads, rivals }: BlockProps<'rivals'>) {
	return (
		<section className="frame section" id={id}>
			<div className="pair heading">
				<h2>{title}</h2>
				<p>{text}</p>
			</div>
			<div>
				{rivals.map(({ name, good, open }) => (
					<article key={name} className={`pair ${styles['rival']}`}>
						<h3>{name}</h3>
						{[good, open].map((cell, at) => (
							<p key={heads[at]}>
								<i>{heads[at]}</i>
								{cell}
							</p>
						))}
					</article>
				))}
			</div>
		</section>
	)
}
