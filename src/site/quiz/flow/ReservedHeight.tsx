import styles from './ReservedHeight.module.css'

type Props = {
	/** The one of `texts` that is visible; the parent renders it in the same place. */
	shown: string
	texts: readonly string[]
}

/**
 * The class of an element that is as high as its tallest text. The element contains the text shown and a
 * `ReservedHeight`.
 */
export const reserved = styles['reserved'] ?? ''

/** All `texts` but the one shown, invisible and in its place, which makes the place as tall as the tallest text. */
export function ReservedHeight({ shown, texts }: Props) {
	return [...new Set(texts)]
		.filter((text) => text !== shown)
		.map((text) => (
			<span key={text} aria-hidden="true">
				{text}
			</span>
		))
}
