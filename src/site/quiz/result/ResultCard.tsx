import type { ReactNode, Ref } from 'react'
import { FigureDrawing, LevelPane } from '#site/art/rooms/LevelPane.tsx'
import type { Figure } from '#site/art/rooms/rooms.ts'
import styles from './ResultCard.module.css'

/** The words and the drawing of a card, for the page and for its picture. */
export type ResultCardContent = {
	/** On the blind: "Classic Introvert", "The Study". */
	readonly title: string
	readonly line: string
	/** On the light: "40", "INTJ". */
	readonly mark: string
	/** Beside the mark: "of 100". */
	readonly unit?: string
	readonly size: { readonly name: string; readonly note: string }
	/** Battery level, 0 to 100. */
	readonly level: 20 | 40 | 60
	readonly figure: Figure
	/** Which of `title` and `mark` names the result and is therefore the heading. The other is an ordinary line. */
	readonly heading: 'title' | 'mark'
}

type Props = {
	content: ResultCardContent
	kicker: string
	displayAddress: string
	heading: Ref<HTMLHeadingElement>
}

/**
 * A result as a battery: a window whose blind is lowered to the battery's level. `title` is on the blind, `mark` on the
 * light below it.
 */
export function ResultCard({ content, kicker, displayAddress, heading }: Props) {
	const { level, figure, title, mark, unit, size } = content
	const isNamedByTitle = content.heading === 'title'
	const name = (text: string, isHeading: boolean): ReactNode =>
		isHeading ? (
			<h1 ref={heading} tabIndex={-1}>
				{text}
			</h1>
		) : (
			<p>
				<b>{text}</b>
			</p>
		)
	return (
		<div className={styles['card']} data-level={level} data-heading={content.heading} data-settle>
			<LevelPane className={styles['side']} level={level} figure={figure} />
			<div className={styles['main']}>
				<LevelPane level={level} />
				<div className={styles['blind']}>
					<p className={level === 60 ? 'visually-hidden' : styles['kicker']}>{kicker}</p>
					<div className={styles['title']}>{name(title, isNamedByTitle)}</div>
					<p className={styles['line']}>{content.line}</p>
				</div>
				<div className={styles['light']}>
					<div className={styles['mark']}>
						{name(mark, !isNamedByTitle)} {unit && <span>{unit}</span>}
					</div>
					<p className={styles['size']}>
						<b>{size.name}</b> <span>{size.note}</span>
					</p>
					<FigureDrawing figure={figure} className={styles['figure']} />
					<p className={styles['address']}>{displayAddress}</p>
				</div>
			</div>
		</div>
	)
}
