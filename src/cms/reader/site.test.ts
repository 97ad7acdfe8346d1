import { setTimeout as after } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { readPageSettings } from '#config/settings.ts'
import { currentSite, editsOf, perSite, setCurrentSite, type Site, withSite } from './site.ts'

const siteOf = (name: string) => ({
	edits: { 'facts/product.yaml': { name } },
	settings: readPageSettings({}),
})

const nameOfSite = perSite(() => editsOf('facts/product.yaml').get('name'))

test('code that renders a page keeps reading the same site while another site is published', async () => {
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

test('a value is computed again after an edit of a file on which it depends, directly or indirectly', () => {
	const { settings } = siteOf('')
	const made: string[] = []
	const inner = perSite((file: string) => {
		made.push(file)
		return editsOf(file).get('a')
	})
	const outer = perSite(() => {
		made.push('outer')
		return [inner('one'), inner('two')]
	})
	const at = (one: string, two: string, given = settings): Site => ({
		edits: { one: { a: one }, two: { a: two }, other: { a: `${one}${two}` } },
		settings: given,
	})
	const read = (site: Site) => [withSite(site, outer), made.splice(0)]
	expect(read(at('1', '1'))).toEqual([
		['1', '1'],
		['outer', 'one', 'two'],
	])
	expect(read({ ...at('1', '1'), edits: { ...at('1', '1').edits, other: {} } })[1]).toEqual([])
	expect(read(at('1', '2'))).toEqual([
		['1', '2'],
		['outer', 'two'],
	])
	// `outer` is made again from cached values of `inner`.
	expect(withSite(at('2', '2'), () => [inner('one'), made.splice(0)])).toEqual(['2', ['one']])
	expect(read(at('2', '2'))).toEqual([['2', '2'], ['outer']])
	expect(read(at('2', '2', siteOf('').settings))[1]).toEqual(['outer', 'one', 'two'])
})

test('a value whose computation failed is computed again after an edit, and so is a value whose computation caught that error', () => {
	const { settings } = siteOf('')
	const strict = perSite(() => {
		const text = editsOf('one').get('a')
		if (text === 'bad') throw new Error('bad')
		return text
	})
	const lenient = perSite(() => {
		try {
			return strict()
		} catch {
			return 'none'
		}
	})
	const read = (text: string) => withSite({ edits: { one: { a: text } }, settings }, lenient)
	expect([read('bad'), read('good'), read('bad')]).toEqual(['none', 'good', 'none'])
})

test('no module reads texts or settings while it is imported', { tags: 'night' }, async () => {
	const modules = import.meta.glob([
		'/src/{cms/reader,cms/checks,site/ui,site/art,site/blocks,site/layouts,site/seo}/**/*.{ts,tsx}',
		'/src/{app,platform,config,features,cms}/**/*.ts',
		'!/src/**/panel/**',
		'!/src/app/panel*',
		'!**/*.test.*',
		'!**/*.worker.ts',
		// Imports modules of the build.
		'!/src/main.ts',
		'!/src/app/cli/{admin,backup,key,restore,settings,waitlist}.ts',
	])
	vi.resetModules()
	// Without a valid environment no site can be made, so code that asks for one fails.
	vi.stubEnv('SITE_LANGUAGES', 'none')
	const faults: string[] = []
	for (const [file, load] of Object.entries(modules)) {
		await load().catch((error: unknown) => faults.push(`${file}: ${String(error)}`))
	}
	expect(Object.keys(modules).length).toBeGreaterThan(400)
	expect(faults).toEqual([])
})
