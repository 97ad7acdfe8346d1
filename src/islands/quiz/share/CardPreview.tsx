import { useEffect, useEffectEvent, useRef } from 'react'
import { formats, type Card } from './card.ts'
import { drawCard } from './draw-card.tsx'
import styles from './SharePanel.module.css'

type Props = {
	/** Its accessible name, before the words on the card. */
	label: string
	card: Card
	siteName: string
	onError: () => void
}

/** The card on a canvas, redrawn when its content changes. */
export function CardPreview({ label, card, siteName, onError }: Props) {
	const canvas = useRef<HTMLCanvasElement>(null)
	const { format, headline, line } = card
	// Compared by value: the card is a new object in each render.
	const cardJson = JSON.stringify(card)
	const handleError = useEffectEvent(onError)
	useEffect(() => {
		let isCurrent = true
		drawCard(JSON.parse(cardJson), siteName)
			.then((drawn) => {
				if (isCurrent) canvas.current?.getContext('2d')?.drawImage(drawn, 0, 0)
			})
			.catch(handleError)
		return () => {
			isCurrent = false
		}
	}, [cardJson, siteName])

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
