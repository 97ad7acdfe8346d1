import { afterEach, vi } from 'vitest'

/** Files share one process per worker: each test restores clock, globals and environment. */
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.unstubAllEnvs()
	vi.restoreAllMocks()
})
