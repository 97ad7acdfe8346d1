import { vi } from 'vitest'

/** `vi.waitFor` with an upper limit for a slow machine: by default it waits one second. */
export const eventually: typeof vi.waitFor = (check, options = 30_000) => vi.waitFor(check, options)
