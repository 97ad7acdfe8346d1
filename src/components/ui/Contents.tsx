import type { Link } from '#content/types/page.ts'
import styles from './Contents.module.css'

/** The places on a long page; stays in view beside it where there is room. */
export function Contents({ title, links }: { title: string; links: readonly Link[] }) {
	return (
		<nav className={styles['contents']} aria-label={title}>
			<em>{title}</em>
			<ol className={styles['places']}>
				{links.map(({ label, href }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	)
}
