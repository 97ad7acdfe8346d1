import { matchesGlob } from 'node:path'
import type { ZodType } from 'zod'

export type Collection = {
	/** A glob. Its stars stand for the parts of an entry's id; the first star is the language, except in facts. */
	readonly files: string
	readonly schema: ZodType
}

/**
 * The collection of a file.
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
