import { Fragment } from 'react'
import { type Piece, prose } from '#domain/prose/prose.ts'
import { Anchor } from './Anchor.tsx'

type Props = {
	text: string
	/** The keys of the page's sources, in the order of its list: a mark shows its place there. */
	sources?: readonly string[]
}

/** A text with its marks: see domain/prose. */
export function Prose({ text, sources = [] }: Props) {
	return prose(text).map((piece, index, all) => (
		// The pieces of one text never change their order.
		// oxlint-disable-next-line react/no-array-index-key
		<Fragment key={index}>
			{piece.kind === 'source' && all[index - 1]?.kind === 'source' && <sup>,</sup>}
			{element(piece, sources)}
		</Fragment>
	))
}

function element(piece: Piece, sources: readonly string[]) {
	switch (piece.kind) {
		case 'text':
			return piece.text
		case 'strong':
			return <strong>{piece.text}</strong>
		case 'em':
			return <em>{piece.text}</em>
		case 'link':
			return <Anchor href={piece.href}>{piece.text}</Anchor>
		default:
			return <SourceMark href={`#${piece.key}`} place={sources.indexOf(piece.key) + 1} />
	}
}

function SourceMark({ href, place }: { href: string; place: number }) {
	return (
		<sup>
			<a href={href} aria-label={`Source ${place}`}>
				{place}
			</a>
		</sup>
	)
}
