import type { ZodType } from 'zod'

/** Files of `src/content` of the same shape. */
export type Collection = {
	/** A star stands for an entry's id; the first one is the language, except of facts. */
	readonly files: string
	readonly schema: ZodType
	/** The locale of an entry, where the path has no language. */
	readonly localeOf?: (id: string) => string | undefined
}
