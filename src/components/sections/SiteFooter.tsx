import type { Chrome } from '#content/types/chrome.ts'
import styles from './SiteFooter.module.css'

type Props = Chrome['footer'] & {
	name: string
	path: string
	/** The landing page in the page's language. */
	homePath: string
	hasSections: boolean
	/** Label of the button that reopens the consent bar; undefined if no consent is needed. */
	consentLabel?: string | undefined
}

export function SiteFooter({ name, path, homePath, hasSections, consentLabel, ...words }: Props) {
	const { motto, columns, support, small } = words
	return (
		<footer className={styles['footer']}>
			<div className={`frame ${styles['grid']}`}>
				<div className={styles['sign']}>
					<a className={styles['name']} href={path === homePath ? '#top' : homePath}>
						{name}
					</a>
					<p>{motto}</p>
				</div>
				{columns.map((column) => (
					<div key={column.title}>
						<h2>{column.title}</h2>
						<ul className={styles['links']}>
							{column.links.map((link) => (
								<li key={link.href}>
									<a href={hasSections ? link.href.replace(/^.*#/, '#') : link.href}>
										{link.label}
									</a>
								</li>
							))}
							{consentLabel && column === columns.at(-1) && (
								<li>
									<button type="button" data-open-consent>
										{consentLabel}
									</button>
								</li>
							)}
						</ul>
					</div>
				))}
				<div className={styles['support']} id="support">
					<h2>{support.title}</h2>
					<p>
						<a href={support.mail.href}>{support.mail.label}</a> {support.text}
					</p>
					<p>{small}</p>
				</div>
			</div>
		</footer>
	)
}
