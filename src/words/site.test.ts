import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readPageSettings } from '#settings/settings.ts'
import { currentSite, perSite, setCurrentSite, withSite } from './site.ts'

const siteOf = (name: string) => ({
	edits: { 'facts/product.yaml': { name } },
	settings: readPageSettings({}),
})

const nameOfSite = perSite(() => currentSite().edits['facts/product.yaml']?.['name'])

test('a page keeps its site while another one is published', async () => {
	setCurrentSite(siteOf('before'))
	const page = withSite(currentSite(), async () => {
		await after(0)
		const first = nameOfSite()
		await after(10)
		return [first, nameOfSite()]
	})
	await after(5)
	setCurrentSite(siteOf('behind'))
	expect(nameOfSite()).toBe('behind')
	expect(await page).toEqual(['before', 'before'])
})

test('no module reads words or settings while it is imported', async () => {
	const modules = import.meta.glob([
		'/src/{components,layouts,publishing,words}/**/*.{ts,tsx}',
		'/src/server/**/*.ts',
		'!**/*.test.*',
		'!**/*.worker.ts',
		// Imports modules of the build.
		'!/src/publishing/renderer.ts',
		'!/src/server/main.ts',
		'!/src/server/cli/{admin,backup,key,restore,settings,waitlist}.ts',
	])
	vi.resetModules()
	// A site of this environment cannot be made, so whatever asks for it fails.
	vi.stubEnv('SITE_LANGUAGES', 'none')
	const faults: string[] = []
	for (const [file, load] of Object.entries(modules)) {
		await load().catch((error: unknown) => faults.push(`${file}: ${String(error)}`))
	}
	expect(Object.keys(modules).length).toBeGreaterThan(400)
	expect(faults).toEqual([])
})
