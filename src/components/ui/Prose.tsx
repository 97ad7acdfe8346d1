import { Fragment } from 'react'
import { type ProsePart, parseProse } from '#domain/prose/prose.ts'
import { Anchor } from './Anchor.tsx'

type Props = {
	text: string
	/** The keys of the page's sources, in the order of its list; a source mark shows the number of its source. */
	sources?: readonly string[]
}

/** Renders the inline markup of domain/prose. */
export function Prose({ text, sources = [] }: Props) {
	return parseProse(text).map((piece, index, all) => (
		// The pieces of a text are static.
		// oxlint-disable-next-line react/no-array-index-key
		<Fragment key={index}>
			{piece.kind === 'source' && all[index - 1]?.kind === 'source' && <sup>,</sup>}
			{element(piece, sources)}
		</Fragment>
	))
}

function element(piece: ProsePart, sources: readonly string[]) {
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
			return <SourceMark href={`#${piece.key}`} number={sources.indexOf(piece.key) + 1} />
	}
}

function SourceMark({ href, number }: { href: string; number: number }) {
	return (
		<sup>
			<a href={href} aria-label={`Source ${number}`}>
				{number}
			</a>
		</sup>
	)
}
