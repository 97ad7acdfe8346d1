import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { IllustrationName } from '#content/types/page.ts'
import { Illustration, illustrations } from './Illustration.tsx'
import { Paints } from './Paints.tsx'

const names = Object.keys(illustrations).filter(isName)
const paints = renderToStaticMarkup(<Paints />)

test.each(names)('%s keeps to the policy: no inline style, no id of its own', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	expect(markup).not.toMatch(/ (style|id)=/)
})

test.each(names)('%s is painted only with paint that the page has', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g)) {
		expect(paints).toContain(`id="${paint}"`)
	}
})

test.each(names)('%s costs at most 700 bytes on the wire', (name) => {
	const markup = renderToStaticMarkup(<Illustration name={name} />)
	expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(700)
})

test('a picture with a title is an image that says it', () => {
	const markup = renderToStaticMarkup(<Illustration name="drained" title="A closed door" />)
	expect(markup).toContain('role="img" aria-label="A closed door"')
})

test('a picture without a title is silent', () => {
	expect(renderToStaticMarkup(<Illustration name="drained" />)).toContain('aria-hidden="true"')
})

function isName(key: string): key is IllustrationName {
	return key in illustrations
}
