import type { Link } from '#content/types/page.ts'
import styles from './OtherLanguages.module.css'

type Props = { links: readonly (Link & { readonly language: string })[] }

/** The same tool in other languages; its script adds the fragment. */
export function OtherLanguages({ links }: Props) {
	return (
		<p className={`frame ${styles['languages']}`}>
			{links.map(({ language, label, href }) => (
				<a key={language} href={href} hrefLang={language} lang={language} data-other-language="">
					{label}
				</a>
			))}
		</p>
	)
}
