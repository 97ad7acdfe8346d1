import { createElement, Fragment, type ReactNode } from 'react'

/** A short compound such as “e-mail” or “check-in”, or a word with a soft hyphen, with the punctuation after it. */
const words =
	/((?<![\p{L}\d-])(?:\p{L}{1,2}-\p{L}{2,14}|\p{L}{2,14}-\p{L}{1,3})(?![\p{L}\d-])|(?<![\p{L}-])[\p{L}-]+\u00AD[\p{L}\u00AD-]+[.,:;?!]?)/u

type Props = { text: string }

/**
 * A text that keeps short compounds on one line, and also words with a soft hyphen if they fit on one: browsers
 * otherwise break both at any line end.
 */
export function Unbroken({ text }: Props) {
	return unbroken(text)
}

function unbroken(text: string): ReactNode[] {
	return text.split(words).map((piece, index) =>
		index % 2 === 1 ? (
			// The pieces of a text are static.
			// oxlint-disable-next-line react/no-array-index-key
			<span key={index} className={piece.includes('\u00AD') ? 'whole' : 'unbroken'}>
				{piece}
			</span>
		) : (
			// oxlint-disable-next-line react/no-array-index-key
			<Fragment key={index}>{piece}</Fragment>
		),
	)
}

/** The element factory for Markdoc's prose: `createElement`, with unbroken texts. */
export const proseElements = {
	// Its many overloads all end in this one.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	createElement: ((
		type: Parameters<typeof createElement>[0],
		props: object | null,
		...children: ReactNode[]
	) =>
		createElement(
			type,
			props,
			...children.map((child) => (typeof child === 'string' ? unbroken(child) : child)),
		)) as typeof createElement,
	Fragment,
}
