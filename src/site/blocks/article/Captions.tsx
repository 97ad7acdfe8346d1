import type { BlockProps } from '#site/messages/shown-block.ts'
import { CopyLine } from './CopyLine.tsx'
import styles from './Captions.module.css'

/** Lines to copy, in groups. */
export function Captions({ title, intro, copy, after, groups }: BlockProps<'captions'>) {
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
									<CopyLine text={line} copy={copy} after={after} />
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	)
}
