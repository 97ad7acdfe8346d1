import { matchesGlob } from 'node:path'
import type { ZodType } from 'zod'

/** Files of `src/content` of the same shape. */
export type Collection = {
	/** A star stands for an entry's id; the first one is the language, except of facts. */
	readonly files: string
	readonly schema: ZodType
	/** The locale of an entry, where the path has no language. */
	readonly localeOf?: (id: string) => string | undefined
}

/**
 * The collection, of those by name, that a file belongs to.
 *
 * @param file the path below `src/content`
 * @example collectionOf(collections, 'facts/prices.yaml') // collections.prices
 */
export function collectionOf<Each extends Pick<Collection, 'files'>>(
	collections: Readonly<Record<string, Each>>,
	file: string,
): Each | undefined {
	return Object.values(collections).find(({ files }) => matchesGlob(file, files))
}
