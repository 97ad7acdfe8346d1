/**
 * What became of the erasure of a whole filter. `stopped` by an admin; `done` when nothing is left that matches.
 *
 * @example 'running' satisfies ErasureState
 */
export const erasureStates = ['running', 'stopped', 'done'] as const

/** One of `erasureStates`. */
export type ErasureState = (typeof erasureStates)[number]
