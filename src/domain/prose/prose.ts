/** A part of prose: plain or emphasised text, a link, or a citation. */
export type ProsePart =
	| { readonly kind: 'text' | 'strong' | 'em'; readonly text: string }
	| { readonly kind: 'link'; readonly text: string; readonly href: string }
	| { readonly kind: 'source'; readonly key: string }

const marks =
	/\[\^(?<key>\w+)\]|\[(?<label>[^\]]+)\]\((?<href>[^)\s]+)\)|\*\*(?<strong>[^*]+)\*\*|\*(?!\))(?<em>[^*]+)\*/g

/**
 * Parses the markup of prose: `[label](href)`, `**strong**`, `*em*`, and `[^key]` for a citation. Markup does not nest,
 * and everything else is plain text: `<b>` is three characters, and `(*)` is the mark that statutory forms carry.
 *
 * @example parseProse('Rest *first*.[^nap]')
 * // [{ kind: 'text', text: 'Rest ' }, { kind: 'em', text: 'first' },
 * //  { kind: 'text', text: '.' }, { kind: 'source', key: 'nap' }]
 */
export function parseProse(text: string): readonly ProsePart[] {
	const pieces: ProsePart[] = []
	let end = 0
	for (const match of text.matchAll(marks)) {
		if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
		pieces.push(marked(match.groups ?? {}))
		end = match.index + match[0].length
	}
	if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
	return pieces
}

function marked({ key, label, href, strong, em }: Record<string, string | undefined>): ProsePart {
	if (key) return { kind: 'source', key }
	if (label && href) return { kind: 'link', text: label, href }
	return strong ? { kind: 'strong', text: strong } : { kind: 'em', text: em ?? '' }
}

/**
 * The keys of the sources that a text cites, in order, each once.
 *
 * @example sourceKeys('Twice.[^nap] And again.[^nap][^walk]') // ['nap', 'walk']
 */
export function sourceKeys(text: string): readonly string[] {
	const keys = parseProse(text).flatMap((piece) => (piece.kind === 'source' ? [piece.key] : []))
	return [...new Set(keys)]
}
