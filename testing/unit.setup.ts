import { afterEach, vi } from 'vitest'
import { currentSite, setCurrentSite } from '#cms/reader/site.ts'

const site = currentSite()

/** The test files of a worker share one process, so each test restores clock, globals, environment and site. */
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
	vi.unstubAllEnvs()
	vi.restoreAllMocks()
	setCurrentSite(site)
})
