import { Fragment } from 'react'
import { type ProsePart, parseProse } from '#domain/prose/prose.ts'
import type { SourceMarks } from '#content/types/article.ts'
import { Anchor } from './Anchor.tsx'

type Props = {
	text: string
	/** The page's sources; a source mark shows the number of its source. */
	sources?: SourceMarks
}

const noSources: SourceMarks = { mark: '', keys: [] }

/** Renders the inline markup of domain/prose. */
export function Prose({ text, sources = noSources }: Props) {
	return parseProse(text).map((piece, index, all) => (
		// The pieces of a text are static.
		// oxlint-disable-next-line react/no-array-index-key
		<Fragment key={index}>
			{piece.kind === 'source' && all[index - 1]?.kind === 'source' && <sup>,</sup>}
			{element(piece, sources)}
		</Fragment>
	))
}

function element(piece: ProsePart, { mark, keys }: SourceMarks) {
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
			return <SourceMark href={`#${piece.key}`} mark={mark} number={keys.indexOf(piece.key) + 1} />
	}
}

function SourceMark({ href, mark, number }: { href: string; mark: string; number: number }) {
	return (
		<sup>
			<a href={href} aria-label={`${mark} ${number}`}>
				{number}
			</a>
		</sup>
	)
}
