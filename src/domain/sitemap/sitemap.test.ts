import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('a page has its address and the day it changed', () => {
	expect(sitemap([{ address: 'https://site.example/a', changed: '2026-11-21' }])).toContain(
		'<url><loc>https://site.example/a</loc><lastmod>2026-11-21</lastmod></url>',
	)
})

test('a page whose day is not known claims none', () => {
	expect(sitemap([{ address: 'https://site.example/a' }])).not.toContain('lastmod')
})

test('the same page for others stands beside it', () => {
	const alternates = [{ language: 'de-DE', address: 'https://site.example/de' }]
	expect(sitemap([{ address: 'https://site.example/a', alternates }])).toContain(
		'<xhtml:link rel="alternate" hreflang="de-DE" href="https://site.example/de"/>',
	)
})

test('an address may hold any sign', () => {
	expect(sitemap([{ address: 'https://site.example/?a=1&b="<' }])).toContain(
		'<loc>https://site.example/?a=1&amp;b=&quot;&lt;</loc>',
	)
})
