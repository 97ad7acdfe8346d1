/**
 * Kinds of bulk changes in the background: `tags` or an `erasure` for all matches of a filter, an `import`, or the `undo`
 * of one.
 */
export const listChangeKinds = ['tags', 'erasure', 'import', 'undo'] as const

/** One of `listChangeKinds`. */
export type ListChangeKind = (typeof listChangeKinds)[number]

/** The state of a bulk change: `stopping` once an admin has stopped it, `done` when no row is left. */
export const listChangeStates = ['running', 'stopping', 'stopped', 'done'] as const

/** One of `listChangeStates`. */
export type ListChangeState = (typeof listChangeStates)[number]
