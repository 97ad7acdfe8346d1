import { vi } from 'vitest'

/** `vi.waitFor` with a time limit for slow machines instead of 1 s. */
export const eventually: typeof vi.waitFor = (check, options = 30_000) => vi.waitFor(check, options)
