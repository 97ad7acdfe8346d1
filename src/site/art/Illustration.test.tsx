import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import { Illustration, illustrations } from './Illustration.tsx'
import { PaintServers } from './windows/PaintServers.tsx'

const names = Object.keys(illustrations).filter(isName)
const paintServers = renderToStaticMarkup(<PaintServers />)

test.each(names)('%s has neither inline styles, which CSP forbids, nor ids', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	expect(markup).not.toMatch(/ (style|id)=/)
})

test.each(names)('%s refers only to paint servers of the page', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g)) {
		expect(paintServers).toContain(`id="${paint}"`)
	}
})

test.each(names)('%s is at most 700 bytes in brotli', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(700)
})

test('an illustration with a title is an image whose accessible name is that title', () => {
	const markup = renderToStaticMarkup(<Illustration name="drained" title="A closed door" />)
	expect(markup).toContain('role="img" aria-label="A closed door"')
})

test('an illustration without a title is hidden from assistive technology', () => {
	expect(renderToStaticMarkup(<Illustration name="drained" />)).toContain('aria-hidden="true"')
})

function isName(key: string): key is IllustrationName {
	return key in illustrations
}
