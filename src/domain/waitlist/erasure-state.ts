/**
 * The state of a filter's erasure: `stopping` once an admin has stopped it, `done` when no match is left.
 *
 * @example erasureStates.includes('running') // true
 */
export const erasureStates = ['running', 'stopping', 'stopped', 'done'] as const

/**
 * One of `erasureStates`.
 *
 * @example 'running' satisfies ErasureState
 */
export type ErasureState = (typeof erasureStates)[number]
