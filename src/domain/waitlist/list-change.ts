/**
 * What changes many people in the background: `tags` for all that match a filter, or an `import`.
 *
 * @example listChangeKinds.includes('tags') // true
 */
export const listChangeKinds = ['tags', 'import'] as const

/** One of `listChangeKinds`. */
export type ListChangeKind = (typeof listChangeKinds)[number]
