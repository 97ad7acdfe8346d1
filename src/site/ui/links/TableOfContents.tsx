import type { Link } from '#cms/reader/schemas/common.ts'
import styles from './TableOfContents.module.css'

/** Links to the sections of a long page: sticky beside the text on wide screens, behind a disclosure on others. */
export function TableOfContents({ title, links }: { title: string; links: readonly Link[] }) {
	return (
		<nav className={styles['contents']} aria-label={title}>
			<em>{title}</em>
			<details>
				<summary className="window-mark">{title}</summary>
				<ol className={styles['places']}>
					{links.map(({ label, href }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	)
}
