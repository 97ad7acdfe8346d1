import { Icon } from '#site/art/icons/Icon.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import type { CaptionsWords } from '#cms/reader/schemas/article.ts'
import styles from './Captions.module.css'

/** Lines to copy, in groups. */
export function Captions({ title, intro, copy, after, groups }: CaptionsWords) {
	return (
		<section className={`frame ${styles['captions']}`} id="captions">
			<h2>{title}</h2>
			<p>{intro}</p>
			<div className={`pair ${styles['groups']}`}>
				{groups.map(({ name, lines }) => (
					<section key={name}>
						<h3>{name}</h3>
						<ul className={styles['lines']}>
							{lines.map((line) => (
								<li key={line}>
									<figure className="row">
										<p>{line}</p>
										<CopyButton look="icon" text={line} words={after}>
											<Icon name="copy" />
											<span className="visually-hidden">
												{copy}: {line}
											</span>
										</CopyButton>
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
