import { useEffect, useEffectEvent, type RefObject } from 'react'
import { formats, type Card } from './card.ts'
import { drawCard } from './draw-card.ts'
import styles from './SharePanel.module.css'

type Props = {
	/** Its accessible name, before the words on the card. */
	label: string
	card: Card
	siteName: string
	canvas: RefObject<HTMLCanvasElement | null>
	onError: () => void
}

/** The card on a canvas, redrawn when its content changes. */
export function CardPreview({ label, card, siteName, canvas, onError }: Props) {
	const { format, headline, line } = card
	// Compared by value: the card is a new object at each render.
	const cardJson = JSON.stringify(card)
	const handleError = useEffectEvent(onError)
	useEffect(() => {
		if (canvas.current) drawCard(canvas.current, JSON.parse(cardJson), siteName).catch(handleError)
	}, [canvas, cardJson, siteName])

	return (
		<canvas
			ref={canvas}
			className={format === 'wide' ? styles['wide'] : styles['tall']}
			{...formats[format]}
			role="img"
			aria-label={`${label}: ${[headline, line].filter(Boolean).join('. ')}`}
		/>
	)
}
