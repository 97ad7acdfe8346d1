import styles from './ReservedHeight.module.css'

type Props = {
	/** The visible text, one of `texts`. The parent renders it in the same place. */
	shown: string
	texts: readonly string[]
}

/**
 * The class of an element that is as high as its tallest text. The element contains the text shown and a
 * `ReservedHeight`.
 */
export const reserved = styles['reserved'] ?? ''

/**
 * Renders all `texts` except the visible one, invisibly in the same place, so that the place is as tall as the tallest
 * text.
 */
export function ReservedHeight({ shown, texts }: Props) {
	return [...new Set(texts)]
		.filter((text) => text !== shown)
		.map((text) => (
			<span key={text} aria-hidden="true">
				{text}
			</span>
		))
}
