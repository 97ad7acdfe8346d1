import { createElement, Fragment, type ReactNode } from 'react'

/** A short compound such as “e-mail” or “check-in”; a word with a soft hyphen, and the mark behind it. */
const words =
	/((?<![\p{L}\d-])(?:\p{L}{1,2}-\p{L}{2,14}|\p{L}{2,14}-\p{L}{1,3})(?![\p{L}\d-])|(?<![\p{L}-])[\p{L}-]+\u00AD[\p{L}\u00AD-]+[.,:;?!]?)/u

type Props = { text: string }

/**
 * A text in which short compounds stay on one line, and words with a soft hyphen as long as they fit on one: browsers
 * otherwise break both wherever a line ends.
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

/** What Markdoc makes the elements of prose with: `createElement`, with unbroken texts. */
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
