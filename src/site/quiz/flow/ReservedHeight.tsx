import styles from './ReservedHeight.module.css'

type Props = {
	/** The text shown, rendered by the parent in the same place. */
	shown: string
	texts: readonly string[]
}

/** The class of an element as high as its tallest text. It contains the text shown and a `ReservedHeight`. */
export const reserved = styles['reserved'] ?? ''

/** The texts of the other questions, invisible in the same place, which makes the place as tall as the tallest. */
export function ReservedHeight({ shown, texts }: Props) {
	return [...new Set(texts)]
		.filter((text) => text !== shown)
		.map((text) => (
			<span key={text} aria-hidden="true">
				{text}
			</span>
		))
}
