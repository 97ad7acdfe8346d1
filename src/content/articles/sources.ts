import type { ArticlePart, Block, SourceList } from '#content/types/article.ts'
import { sourceKeys } from '#domain/prose/prose.ts'
import { bibliography } from './bibliography.ts'

/**
 * The sources that a page marks, in the order in which it first does.
 *
 * @throws Error where a mark names a paper that `bibliography.ts` does not have
 */
export function sourcesOf(parts: readonly ArticlePart[]): SourceList {
	const keys = sourceKeys(parts.flatMap(({ blocks }) => blocks.flatMap(texts)).join('\n'))
	return { title: 'Sources', cited: 'Cited in', items: keys.map(paper) }
}

/** Every text of a block that may carry marks. */
export function texts(block: Block): readonly string[] {
	if (typeof block === 'string') return [block]
	if ('list' in block) return block.list
	if ('steps' in block) return block.steps
	if ('note' in block) return [block.note]
	if ('terms' in block) return block.terms.map(({ text }) => text)
	return []
}

function paper(key: string) {
	const found = Object.entries(bibliography).find(([name]) => name === key)?.[1]
	if (!found) throw new Error(`No paper is called ${key}`)
	return { key, ...found }
}
