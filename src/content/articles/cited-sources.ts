import type { ArticlePart, Block, SourceList } from '#content/types/article.ts'
import { sourceKeys } from '#domain/prose/prose.ts'
import { isPublicationKey, publicationIn } from '#content/publications.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { articleWords } from './shared-words.ts'

/**
 * The sources that an article cites, in the order of their first citation.
 *
 * @throws Error for a citation whose key is not in `bibliography.ts`
 */
export function citedSources(language: PageLanguage, parts: readonly ArticlePart[]): SourceList {
	const keys = sourceKeys(parts.flatMap(({ blocks }) => blocks.flatMap(texts)).join('\n'))
	return { ...articleWords[language].sources, items: keys.map((key) => sourceOf(language, key)) }
}

/** Every text of a block that may contain citations. */
export function texts(block: Block): readonly string[] {
	if (typeof block === 'string') return [block]
	if ('list' in block) return block.list
	if ('steps' in block) return block.steps
	if ('note' in block) return [block.note]
	if ('figure' in block) return [block.figure.caption]
	if ('scene' in block) return [block.scene.caption ?? '']
	if ('terms' in block) return block.terms.map(({ text }) => text)
	return []
}

function sourceOf(language: PageLanguage, key: string) {
	if (!isPublicationKey(key)) throw new Error(`The bibliography has no entry ${key}`)
	return { key, ...publicationIn(language, key) }
}
