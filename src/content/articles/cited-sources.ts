import type { ArticlePart, Block, SourceList } from '#content/types/article.ts'
import { sourceKeys } from '#domain/prose/prose.ts'
import { bibliography } from '#content/bibliography.ts'

/**
 * The sources that an article cites, in the order of their first citation.
 *
 * @throws Error for a citation whose key is not in `bibliography.ts`
 */
export function citedSources(parts: readonly ArticlePart[]): SourceList {
	const keys = sourceKeys(parts.flatMap(({ blocks }) => blocks.flatMap(texts)).join('\n'))
	return { title: 'Sources', cited: 'Cited in', items: keys.map(sourceOf) }
}

/** Every text of a block that may contain citations. */
export function texts(block: Block): readonly string[] {
	if (typeof block === 'string') return [block]
	if ('list' in block) return block.list
	if ('steps' in block) return block.steps
	if ('note' in block) return [block.note]
	if ('figure' in block) return [block.figure.caption]
	if ('terms' in block) return block.terms.map(({ text }) => text)
	return []
}

function sourceOf(key: string) {
	const found = Object.entries(bibliography).find(([name]) => name === key)?.[1]
	if (!found) throw new Error(`The bibliography has no entry ${key}`)
	return { key, ...found }
}
