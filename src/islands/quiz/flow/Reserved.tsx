import styles from './Reserved.module.css'

type Props = {
	/** The text that is shown, rendered by the parent in the same place. */
	shown: string
	/** Every text that may stand in this place. */
	texts: readonly string[]
}

/** The class of an element that keeps the height of its tallest text. It holds the shown text and a `Reserved`. */
export const reserved = styles['reserved'] ?? ''

/** The texts of the other questions, invisible and in the same place, so that the place is as tall as the tallest. */
export function Reserved({ shown, texts }: Props) {
	return [...new Set(texts)]
		.filter((text) => text !== shown)
		.map((text) => (
			<span key={text} aria-hidden="true">
				{text}
			</span>
		))
}
