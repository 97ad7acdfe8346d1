import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardPath } from '#site/seo/social-cards.ts'
import { publicPageHeads } from '#site/seo/directory.ts'
import { exampleDays } from '#site/seo/props/block-props.ts'
import { Card } from './Card.tsx'

/** A card before it is photographed. */
export type DrawnCard = {
	/** `/media/cards/usa.png` */
	readonly address: string
	/** One SVG element, complete except for the site's colours and its font. */
	readonly markup: string
	/** Changes with every title, picture and measure on the card. */
	readonly fingerprint: string
}

export const drawnCards: readonly DrawnCard[] = publicPageHeads().flatMap(
	({ card, path, language, locale = language }) => {
		if (!card) return []
		const markup = renderToStaticMarkup(<Card {...card} language={locale} days={exampleDays()} />)
		const fingerprint = createHash('sha256').update(markup).digest('base64url').slice(0, 16)
		return [{ address: cardPath(path), markup, fingerprint }]
	},
)
