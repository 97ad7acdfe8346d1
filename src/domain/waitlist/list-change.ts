/**
 * Kinds of bulk changes in the background: `tags` for all matches of a filter, or an `import`.
 *
 * @example listChangeKinds.includes('tags') // true
 */
export const listChangeKinds = ['tags', 'import'] as const

/** One of `listChangeKinds`. */
export type ListChangeKind = (typeof listChangeKinds)[number]
