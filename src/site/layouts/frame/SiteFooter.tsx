import { ClaimMark } from '#site/ui/text/ClaimList.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { LanguageLinks } from '#site/ui/links/LanguageLinks.tsx'
import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import type { Chrome } from '#site/seo/chrome.ts'
import styles from './SiteFooter.module.css'

type Props = Chrome['footer'] & {
	name: string
	path: string
	homePath: string
	hasSections: boolean
	/** The link to the row of the page's own claims, or if it has none, of the landing page's claims. */
	proofHref: string
	languages: readonly LanguageLink[]
	languagesLabel: string
	/** Label of the button that reopens the consent bar; undefined if no consent is needed. */
	consentLabel?: string | undefined
}

export function SiteFooter({ name, path, homePath, hasSections, proofHref, ...rest }: Props) {
	const { consentLabel, languages, languagesLabel, ...words } = rest
	const { motto, columns, leave, argentina, support, small } = words
	return (
		<footer className={`dark-ground ${styles['footer']}`}>
			<div className={`frame ${styles['grid']}`}>
				<div className={styles['sign']}>
					<a className={styles['name']} href={path === homePath ? '#top' : homePath}>
						{name}
					</a>
					<p>{motto}</p>
					{languages.length > 0 && (
						<p className={`row ${styles['languages']}`}>
							<span className="visually-hidden">{languagesLabel}: </span>
							<LanguageLinks links={languages} />
						</p>
					)}
				</div>
				{columns.map((column) => (
					<div key={column.title}>
						<h2 className="small">{column.title}</h2>
						<ul className={styles['links']}>
							{column.links.map((link) => (
								<li key={link.href}>
									<a href={hasSections ? link.href.replace(/^.*#/, '#') : link.href}>
										{link.label}
									</a>
								</li>
							))}
							{column === columns.at(-1) &&
								leave.map(({ label, href }) => (
									<li key={href}>
										<a href={href}>{label}</a>
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
				{argentina && path === '/' && (
					<p className={`row ${styles['argentina']}`}>
						{argentina.title}{' '}
						{argentina.links.map(({ label, href }) => (
							<ButtonLink key={href} tone="outline" href={href} lang="es">
								{label}
							</ButtonLink>
						))}
					</p>
				)}
				<div className={`row ${styles['support']}`} id="support">
					<h2 className="small">{support.title}</h2>
					<p>
						<a href={support.mail.href}>{support.mail.label}</a>{' '}
						{support.claim && (
							<>
								{`${support.claim.text}\u00A0`}
								<ClaimMark {...support.claim} href={proofHref} />
							</>
						)}
					</p>
					<p>{small}</p>
				</div>
			</div>
		</footer>
	)
}
