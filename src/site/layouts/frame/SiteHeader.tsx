import { Anchor } from '#site/ui/links/Anchor.tsx'
import { ButtonLink } from '#site/ui/controls/Button.tsx'
import { HomeLink } from '#site/ui/links/HomeLink.tsx'
import { LanguageLinks } from '#site/ui/links/LanguageLinks.tsx'
import { ThemeButton } from '#site/ui/controls/ThemeButton.tsx'
import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import type { Chrome } from '#site/seo/chrome.ts'
import type { Link } from '#cms/reader/schemas/common.ts'
import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { linkCampaignQuery } from '#site-map/campaigns/link-campaign.ts'
import styles from './SiteHeader.module.css'

type Props = Chrome['header'] & {
	name: string
	path: string
	homePath: string
	/** The page in other languages. */
	languages: readonly LanguageLink[]
	/** Whether the page has the sections of the landing page. */
	hasSections: boolean
	/** Whether the header is positioned over the first section. */
	isOver?: boolean | undefined
}

/** The mobile menu is a native popover. */
export function SiteHeader({
	name,
	path,
	homePath,
	languages,
	hasSections,
	isOver = hasSections,
	...words
}: Props) {
	const { home, label, menu, theme, ...links } = words
	const addHeaderCampaign = (link: Link) =>
		withCampaign(link.href, linkCampaignQuery(path, 'header'))
	return (
		<header className={`${styles['header']} ${isOver ? styles['over'] : ''}`}>
			<div className={`frame ${styles['bar']}`}>
				<HomeLink name={name} label={home} href={logoTarget(path, homePath)} />
				<button className={`text-button ${styles['menu']}`} type="button" popoverTarget="menu">
					{menu}
				</button>
				{/* Without scripts, a popover remains open after a click on one of its links, so these two links replace the button:
				    they open and close the menu by `:target`. */}
				<a className={`text-button ${styles['menu']} ${styles['open']}`} href="#menu">
					{menu}
				</a>
				<a
					className={`text-button ${styles['menu']} ${styles['close']}`}
					href="#top"
					aria-expanded="true"
				>
					{menu}
				</a>
				<nav className={styles['nav']} id="menu" popover="auto" aria-label={label}>
					{links.sections.map((link) => (
						<a key={link.href} href={hasSections ? link.href.replace(/^.*#/, '#') : link.href}>
							{link.label}
						</a>
					))}
					<LanguageLinks links={languages} />
					<Anchor href={addHeaderCampaign(links.login)}>{links.login.label}</Anchor>
					<ButtonLink href={addHeaderCampaign(links.signup)}>{links.signup.label}</ButtonLink>
				</nav>
				<ThemeButton label={theme} />
			</div>
		</header>
	)
}

/**
 * The target of the logo: on `/` the top of the page, on the landing page of another language `/`, and on any other
 * page the landing page in its language.
 */
function logoTarget(path: string, homePath: string): string {
	if (path === '/') return '#top'
	return path === homePath ? '/' : homePath
}
