import { chipsOf } from '#islands/admin/words/edit/text-chips.ts'
import { items, nameOfItem } from '#islands/admin/words/word-items.ts'
import words from '#content/messages/es/panel/words-publish.yaml'

type Names = Readonly<Record<string, string>>

/** Names of variables and sources. */
export type TokenNames = { readonly facts: Names; readonly sources: Names }

/** A word, space or sign, or a placeholder for a variable, source or link target. Equal keys look the same. */
export type Token = {
	readonly kind: 'word' | 'value' | 'source' | 'target'
	readonly text: string
	/** Its format. */
	readonly marks: readonly ('strong' | 'em' | 'link')[]
	readonly key: string
}

type Mark = Token['marks'][number]

const piece = /\*\*|\*|\]\([^()\s]*\)|\s+|[\p{L}\p{N}]+|./gsu

/**
 * Parses the source of a text into its visible tokens: no braces, tags or asterisks.
 *
 * @example tokensOf('**Then** {price.lifetime}', names) // 'Then' in bold, a space, and '$10' as a value
 */
export function tokensOf(source: string, { facts, sources }: TokenNames): readonly Token[] {
	// The source has headings and their anchors before and after the words.
	const text = source.replace(/^#{1,6}\s+/gm, '').replace(/(?<!\s)\s*\{%\s*#[\w-]+\s*%\}/g, '')
	const known = { ...namedIn(text), ...facts }
	const isMarked = { strong: isEven(text, /\*\*/g), em: isEven(text.replaceAll('**', ''), /\*/g) }
	const open = new Set<Mark>()
	const tokens: Token[] = []
	const add = (kind: Token['kind'], shown: string, own = shown) => {
		const marks = [...open]
		tokens.push({ kind, text: shown, marks, key: JSON.stringify([kind, own, marks.toSorted()]) })
	}
	const toggle = (mark: Mark) => (open.has(mark) ? open.delete(mark) : open.add(mark))

	function addWords(part: string) {
		for (const [found] of part.matchAll(piece)) {
			if (found === '**' && isMarked.strong) toggle('strong')
			else if (found === '*' && isMarked.em) toggle('em')
			else if (found === '[' && text.includes('](')) open.add('link')
			else if (found.startsWith('](')) {
				add('target', targetName(found.slice(2, -1)), found)
				open.delete('link')
			} else add('word', found)
		}
	}

	let at = 0
	for (const chip of chipsOf(text, known, sources)) {
		addWords(text.slice(at, chip.start))
		at = chip.end
		if (chip.kind === 'link') {
			add('target', targetName(chip.source.slice(2, -1)), chip.source)
			open.delete('link')
		} else add(chip.kind === 'source' ? 'source' : 'value', chip.label, chip.source)
	}
	addWords(text.slice(at))
	return tokens
}

/**
 * The target of a link, for the owner.
 *
 * @example targetName('page:privacy#data') // 'Privacidad'
 */
function targetName(href: string): string {
	const [, page] = /^page:(\w+)/.exec(href) ?? []
	if (page !== undefined) {
		const item = items.find((each) => each.page === page)
		return item === undefined ? page : nameOfItem(item)
	}
	return href.startsWith('app:') ? words.app : href
}

/** Variables by their own names, until their values are known. */
function namedIn(text: string): Names {
	return Object.fromEntries(
		[...text.matchAll(/\{(\w+(?:\.\w+)+)\}/g)].map(([, name = '']) => [name, name]),
	)
}

function isEven(text: string, sign: RegExp): boolean {
	return [...text.matchAll(sign)].length % 2 === 0
}
