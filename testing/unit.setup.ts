import { afterEach, vi } from 'vitest'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'

const site = currentSite()

/** Files share one process per worker: each test restores clock, globals, environment and site. */
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.unstubAllEnvs()
	vi.restoreAllMocks()
	setCurrentSite(site)
})
