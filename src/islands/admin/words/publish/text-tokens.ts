import { linkName } from '#islands/admin/words/edit/link-name.ts'
import { chipsOf } from '#islands/admin/words/edit/text-chips.ts'

type Names = Readonly<Record<string, string>>

/** Names of variables and sources. */
export type TokenNames = {
	readonly facts: Names
	readonly sources: Names
	/** The titles of pages that the owner made. */
	readonly ownPages?: Names
}

type Mark = 'strong' | 'em' | 'link'

/** A word, space or sign, or a placeholder for a variable, source or link target. Equal keys look the same. */
export type Token = {
	readonly kind: 'word' | 'value' | 'source' | 'target'
	readonly text: string
	/** Its format. */
	readonly marks: readonly Mark[]
	readonly key: string
}

const piece = /\*\*|\*|\s+|[\p{L}\p{N}]+|./gsu

/**
 * Parses the source of a text into its visible tokens: no braces, tags or asterisks.
 *
 * @example tokensOf('**Then** {price.lifetime}', names) // 'Then' in bold, a space, and '$10' as a value
 */
export function tokensOf(
	source: string,
	{ facts, sources, ownPages = {} }: TokenNames,
): readonly Token[] {
	// The source has headings and their anchors before and after the words.
	const text = source.replace(/^#{1,6}\s+/gm, '').replace(/(?<!\s)\s*\{%\s*#[\w-]+\s*%\}/g, '')
	const chips = chipsOf(text, { ...namedIn(text), ...facts }, sources)
	const isPaired = (sign: string) => text.split(sign).length % 2 === 1
	const signs: Readonly<Record<string, Mark | false>> = {
		'**': isPaired('**') && 'strong',
		'*': isPaired('*') && 'em',
		'[': chips.some(({ kind }) => kind === 'link') && 'link',
	}
	const open = new Set<Mark>()
	const tokens: Token[] = []
	const add = (kind: Token['kind'], shown: string, own = shown) => {
		const marks = [...open]
		tokens.push({ kind, text: shown, marks, key: JSON.stringify([kind, own, marks.toSorted()]) })
	}
	const addWords = (part: string) => {
		for (const [found] of part.matchAll(piece)) {
			const mark = signs[found]
			if (!mark) add('word', found)
			else if (!open.delete(mark)) open.add(mark)
		}
	}
	let at = 0
	for (const { start, end, kind, source: own, label } of chips) {
		addWords(text.slice(at, start))
		at = end
		if (kind === 'link')
			add('target', linkName(own.slice(2, -1).replace(/^(page:\w+)#.*/, '$1'), ownPages), own)
		else add(kind === 'source' ? kind : 'value', label, own)
		if (kind === 'link') open.delete('link')
	}
	addWords(text.slice(at))
	return tokens
}

/** Variables by their own names, until their values are known. */
function namedIn(text: string): Names {
	return Object.fromEntries(
		[...text.matchAll(/\{(\w+(?:\.\w+)+)\}/g)].map(([, name = '']) => [name, name]),
	)
}
