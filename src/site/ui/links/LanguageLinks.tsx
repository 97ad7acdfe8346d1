import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import styles from './LanguageLinks.module.css'

type Props = { links: readonly LanguageLink[] }

/** Where space is short, the links show language codes. */
export function LanguageLinks({ links }: Props) {
	return links.map(({ language, label, href }) => (
		<a
			key={language}
			className={styles['language']}
			href={href}
			hrefLang={language}
			lang={language}
			data-other-language=""
		>
			<span className={styles['name']}>{label}</span>
			<span className={styles['code']} aria-hidden="true">
				{language.toUpperCase()}
			</span>
		</a>
	))
}
