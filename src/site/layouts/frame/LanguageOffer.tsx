import type { LanguageLink } from '#cms/reader/schemas/chrome.ts'
import styles from './LanguageOffer.module.css'

type Props = { links: readonly LanguageLink[] }

/**
 * For each other language of the page, one line above the header. site/scripts/language/offer-language.ts shows the
 * line in the visitor's language before the first paint, so that nothing moves and nothing is covered.
 */
export function LanguageOffer({ links }: Props) {
	return links.map(({ language, href, offer }) => (
		<section
			key={language}
			className={`frame small row ${styles['offer']}`}
			lang={language}
			aria-label={offer.read}
			data-offer={language}
			hidden
		>
			<a href={href} hrefLang={language}>
				{offer.read}
			</a>
			<button type="button">{offer.dismiss}</button>
		</section>
	))
}
