import type { LanguageLink } from '#content/types/chrome.ts'
import styles from './LanguageOffer.module.css'

type Props = { links: readonly LanguageLink[] }

/** One line for each other language of the page; enhance/offer-language.ts shows the one of the visitor. */
export function LanguageOffer({ links }: Props) {
	return links.map(({ language, href, offer }) => (
		<section
			key={language}
			className={styles['offer']}
			lang={language}
			aria-label={offer.read}
			data-offer={language}
			data-no-print
			hidden
		>
			<p>
				<a href={href} hrefLang={language} data-other-language="">
					{offer.read}
				</a>{' '}
				<button type="button">{offer.dismiss}</button>
			</p>
		</section>
	))
}
