import { expect, test } from 'vitest'
import { sitemap } from './sitemap.ts'

test('the sitemap entry of a page has its address and the day it changed', () => {
	expect(sitemap([{ address: 'https://site.example/a', changed: '2026-11-21' }])).toContain(
		'<url><loc>https://site.example/a</loc><lastmod>2026-11-21</lastmod></url>',
	)
})

test('a page without a date has no lastmod', () => {
	expect(sitemap([{ address: 'https://site.example/a' }])).not.toContain('lastmod')
})

test('the sitemap entry of a page lists its alternates', () => {
	const alternates = [{ language: 'de-DE', address: 'https://site.example/de' }]
	expect(sitemap([{ address: 'https://site.example/a', alternates }])).toContain(
		'<xhtml:link rel="alternate" hreflang="de-DE" href="https://site.example/de"/>',
	)
})

test('addresses in the sitemap are escaped', () => {
	expect(sitemap([{ address: 'https://site.example/?a=1&b="<' }])).toContain(
		'<loc>https://site.example/?a=1&amp;b=&quot;&lt;</loc>',
	)
})

test('the sitemap is an XML file with an element for each page', () => {
	const namespaces =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
	expect(
		sitemap([{ address: 'https://site.example/a' }, { address: 'https://site.example/b' }]),
	).toBe(
		`<?xml version="1.0" encoding="UTF-8"?>
<urlset ${namespaces}>
<url><loc>https://site.example/a</loc></url>
<url><loc>https://site.example/b</loc></url>
</urlset>
`,
	)
})
