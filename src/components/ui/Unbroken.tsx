import { Fragment } from 'react'

const words = /(\be-mails?\b)/i

type Props = { text: string }

/** A text in which “e-mail” stays on one line; browsers otherwise break it at its hyphen. */
export function Unbroken({ text }: Props) {
	return text.split(words).map((piece, index) =>
		index % 2 === 1 ? (
			// The pieces of a text are static.
			// oxlint-disable-next-line react/no-array-index-key
			<span key={index} className="unbroken">
				{piece}
			</span>
		) : (
			// oxlint-disable-next-line react/no-array-index-key
			<Fragment key={index}>{piece}</Fragment>
		),
	)
}
