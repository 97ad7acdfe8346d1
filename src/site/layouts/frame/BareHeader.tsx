import { HomeLink } from '#site/ui/links/HomeLink.tsx'
import { ThemeButton } from '#site/ui/controls/ThemeButton.tsx'
import { LanguageLinks } from '#site/ui/links/LanguageLinks.tsx'
import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import type { Chrome } from '#site/seo/chrome.ts'
import styles from './BareHeader.module.css'

type Props = Pick<Chrome['header'], 'home' | 'theme'> & {
	name: string
	homePath: string
	/** The page in other languages. */
	languages?: readonly LanguageLink[]
	/** "Back to home" */
	leave: string
}

/** The minimal header of quizzes and panel, positioned over the page. */
export function BareHeader({ name, home, theme, homePath, languages = [], leave }: Props) {
	return (
		<header className={`frame row ${styles['bar']}`}>
			<HomeLink name={name} label={home} href={homePath} />
			<a className={styles['leave']} href={homePath}>
				{leave}
			</a>
			<LanguageLinks links={languages} />
			<ThemeButton label={theme} />
		</header>
	)
}
