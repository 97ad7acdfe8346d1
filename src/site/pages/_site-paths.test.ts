import { expect, onTestFinished, test, vi } from 'vitest'
import { readPageSettings } from '#config/settings.ts'
import { withSite } from '#cms/reader/site.ts'
import { siteFiles } from './_site-files.ts'
import { sitePaths } from './_site-paths.ts'

test('every path belongs to exactly one page or file, and is written as browsers write it', () => {
	const { pages, files, internal } = sitePaths()
	const paths = [...pages, ...files, ...internal]
	expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
	expect(paths.filter((path) => new URL(path, 'http://a').pathname !== path)).toEqual([])
	expect(pages.filter((path) => path.includes('.'))).toEqual([])
	expect(files.filter((path) => !path.includes('.'))).toEqual([])
})

test('every generated file begins as its file extension requires', () => {
	const starts: Readonly<Record<string, RegExp>> = {
		csv: /^\uFEFF?\S/,
		js: /^\(function keepPage/,
		json: /^\{/,
		md: /^# /,
		svg: /^<svg/,
		txt: /./,
		webmanifest: /^\{/,
		xml: /^<\?xml/,
	}
	const others = [...siteFiles()].filter(([path, text]) => {
		const start = starts[path.split('.').at(-1) ?? '']
		return start === undefined || text() === '' || !start.test(text())
	})
	expect(others.map(([path]) => path)).toEqual([])
})

test('on any day, security.txt expires no earlier than in 90 days and no later than in a year', () => {
	onTestFinished(() => void vi.useRealTimers())
	for (const today of ['2026-11-29', '2028-02-29', '2031-06-30']) {
		vi.useFakeTimers({ now: new Date(today) })
		const text = siteFiles().get('/.well-known/security.txt')?.() ?? ''
		const [, expires = ''] = /^Expires: (.*Z)$/m.exec(text) ?? []
		const days = (Date.parse(expires) - Date.now()) / 86_400_000
		expect(days).toBeGreaterThan(90)
		expect(days).toBeLessThan(365)
		expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
		expect(text).toContain('Canonical: https://innervolt.example/.well-known/security.txt')
	}
})

test('generated paths and files use the languages and the URL from the settings of the site being rendered', () => {
	const settings = readPageSettings({ SITE_LANGUAGES: 'en,pt', SITE_URL: 'https://own.dev' })
	const { internal, robots } = withSite({ edits: {}, settings }, () => ({
		...sitePaths(),
		robots: siteFiles().get('/robots.txt')?.(),
	}))
	expect(internal).toEqual(['/404', '/500', '/brasil/404', '/brasil/500'])
	expect(robots).toContain('https://own.dev/sitemap.xml')
	expect(siteFiles().get('/robots.txt')?.()).not.toContain('own.dev')
})
