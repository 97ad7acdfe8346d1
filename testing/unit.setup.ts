import { afterEach, vi } from 'vitest'

/** Files share one process per worker: each test leaves clock, globals and environment as they were. */
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.unstubAllEnvs()
	vi.restoreAllMocks()
})
