import { Icon } from '#components/art/Icon.tsx'
import type { Captions } from '#content/types/quote.ts'
import styles from './CaptionsSection.module.css'

/** Lines to copy, in groups: enhance/quote-actions.ts listens to their buttons. */
export function CaptionsSection({ title, intro, copy, groups }: Captions) {
	return (
		<section className={`frame ${styles['captions']}`} id="captions">
			<h2>{title}</h2>
			<p>{intro}</p>
			<div className={styles['groups']}>
				{groups.map(({ name, lines }) => (
					<section key={name}>
						<h3>{name}</h3>
						<ul className={styles['lines']}>
							{lines.map((line) => (
								<li key={line}>
									<figure>
										<p>{line}</p>
										<button type="button" data-action="copy" aria-label={`${copy}: ${line}`}>
											<Icon name="copy" />
										</button>
									</figure>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	)
}
