import { useEffect, useEffectEvent, type RefObject } from 'react'
import { shareLabels as labels } from '#content/quizzes/quiz-labels.ts'
import { formats, type Card } from './card.ts'
import { drawCard } from './draw-card.ts'
import styles from './SharePanel.module.css'

type Props = {
	card: Card
	siteName: string
	canvas: RefObject<HTMLCanvasElement | null>
	onError: () => void
}

/** The card on a canvas, redrawn when its content changes. */
export function CardPreview({ card, siteName, canvas, onError }: Props) {
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
			className={styles[format]}
			{...formats[format]}
			role="img"
			aria-label={`${labels.cardAlt}: ${[headline, line].filter(Boolean).join('. ')}`}
		/>
	)
}
