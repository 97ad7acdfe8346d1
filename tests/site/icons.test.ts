import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attributeValues, pages } from '#testing/built-pages.ts'

type Icon = Readonly<{ src: string; sizes: string; type: string; purpose: string }>

const manifest: { readonly icons: readonly Icon[] } & Readonly<Record<string, unknown>> =
	JSON.parse(readFileSync('dist/site/manifest.webmanifest', 'utf8'))
const pictures = manifest.icons.filter(({ type }) => type === 'image/png')
const sky = /--sky: light-dark\((#\w{6}), (#\w{6})\)/.exec(
	readFileSync('src/site/layouts/tokens.css', 'utf8'),
)

test.each(pages)('$path links to the SVG icon', ({ html }) => {
	expect(attributeValues(html, 'link(?=[^>]*rel="icon")', 'href')).toEqual(['/icon.svg'])
})

/** Pages except those that other sites frame, because a theme colour has no effect in a frame. */
const windows = pages.filter(({ path }) => !path.startsWith('/embed/'))
test.each(windows)(
	'$path has one theme colour for light mode and one for dark mode',
	({ html }) => {
		expect(attributeValues(html, 'meta(?=[^>]*name="theme-color")', 'content')).toEqual(
			sky?.slice(1),
		)
	},
)

test('the icon has colours for the dark colour scheme', () => {
	expect(readFileSync('dist/site/icon.svg', 'utf8')).toContain('prefers-color-scheme:dark')
})

test.each(['/favicon.ico', '/apple-touch-icon.png'])(
	'the file %s, which browsers request by default, exists',
	(path) => {
		expect(existsSync(`dist/site${path}`)).toBe(true)
	},
)

test('the manifest has all fields that installation requires', () => {
	expect(manifest).toMatchObject({
		name: 'Innervolt',
		start_url: '/',
		theme_color: sky?.[1],
		background_color: sky?.[1],
	})
	expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
		'any any',
		'192x192 any',
		'512x512 any',
		'512x512 maskable',
	])
})

test.each(pictures)('$src has the size that the manifest states', ({ src, sizes }) => {
	const file = readFileSync(`dist/site${src}`)
	expect(file.toString('latin1', 1, 4)).toBe('PNG')
	expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
})
