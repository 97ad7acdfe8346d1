import type { Link } from '#cms/reader/schemas/common.ts'
import styles from './Breadcrumb.module.css'

/** The path from the home page to this page, which is the last link. */
export function Breadcrumb({ label, links }: { label: string; links: readonly Link[] }) {
	return (
		<nav aria-label={label}>
			<ol className={`row ${styles['way']}`}>
				{links.map(({ label: name, href }, index) => (
					<li key={href}>
						<a href={href} aria-current={index === links.length - 1 ? 'page' : undefined}>
							{name}
						</a>
					</li>
				))}
			</ol>
		</nav>
	)
}
