/**
 * What becomes of the erasure of a whole filter: `stopping` once an admin has asked for it, `done` when nothing is left
 * that matches.
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
