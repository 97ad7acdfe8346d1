import { createHash } from 'node:crypto'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardPath, wordlessPath } from '#site/seo/social-cards.ts'
import { cardPictures } from '#cms/reader/schemas/drawings.ts'
import { publicPageHeads } from '#site/seo/directory.ts'
import { exampleDays } from '#site/seo/props/block-props.ts'
import { Card } from './Card.tsx'

export type DrawnCard = {
	/** `/media/cards/usa.png` */
	readonly address: string
	/** One SVG element, complete except for the site's colours and its font. */
	readonly markup: string
	/** A hash of the markup. It changes with the card's title, picture, and every dimension. */
	readonly fingerprint: string
}

export const drawnCards: readonly DrawnCard[] = [
	...publicPageHeads().flatMap(({ card, path, language, locale = language }) =>
		card ? [drawn(cardPath({ path }), { ...card, language: locale })] : [],
	),
	...cardPictures.map((picture) =>
		drawn(wordlessPath(picture), { title: '', picture, language: 'en' }),
	),
]

function drawn(address: string, card: Omit<ComponentProps<typeof Card>, 'days'>): DrawnCard {
	const markup = renderToStaticMarkup(<Card {...card} days={exampleDays()} />)
	const fingerprint = createHash('sha256').update(markup).digest('base64url').slice(0, 16)
	return { address, markup, fingerprint }
}
