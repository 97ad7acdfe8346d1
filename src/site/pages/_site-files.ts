import { keysIn } from '#values/keys-in.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { pictureSizes } from '#site/art/picture-sizes.ts'
import { PinBadge } from '#site/art/pins/PinBadge.tsx'
import { QuotePicture } from '#site/art/pins/QuotePicture.tsx'
import { formatCsv, formatCsvHeader } from '#values/csv/format-csv.ts'
import { sitemap } from '#site/seo/files/sitemap.ts'
import typeface from '#site/layouts/fonts/ysabeau.woff2?inline'
import { words } from '#cms/reader/entries.ts'
import { currentSite, perSite } from '#cms/reader/site.ts'
import { addressIn, siteLanguages } from '#cms/reader/site-pages.ts'
import { sitemapEntries } from '#site/seo/directory.ts'
import { letterFeed, newsFeed } from '#site/seo/files/feeds.ts'
import { feedPath, letterFeedPath } from '#site/seo/props/letters.ts'
import { languages } from '#site-map/languages.ts'
import { pins, quotePages } from '#site/seo/props/guides.ts'
import { llmsTxt } from '#site/seo/files/llms-txt.ts'
import { manifest, weekManifest } from '#site/seo/files/manifest.ts'
import { keepPage } from '#site/scripts/tools/offline-worker.ts'
import { sheetPages } from '#site/seo/props/printables.ts'
import { robotsTxt } from '#site/seo/files/robots-txt.ts'
import { securityTxt, securityTxtPath } from '#site/seo/files/security-txt.ts'

/** The text of every file that is generated from words or settings and is not a page, by path. */
export const siteFiles = perSite(
	(): ReadonlyMap<string, () => string> =>
		new Map([
			['/llms.txt', llmsTxt],
			['/manifest.webmanifest', () => JSON.stringify(manifest())],
			['/robots.txt', robotsTxt],
			['/week-worker.js', () => `(${keepPage.toString()})()`],
			[securityTxtPath, securityTxt],
			['/sitemap.xml', () => sitemap(sitemapEntries())],
			...siteLanguages().map((language) => [feedPath(language), () => newsFeed(language)] as const),
			...(currentSite().letters === undefined ? [] : languages).map(
				(language) => [letterFeedPath(language), () => letterFeed(language)] as const,
			),
			...sheetPages()
				.flatMap(({ blocks }) => blocks)
				.flatMap((sheet) =>
					'csv' in sheet ? [[`${sheet.head.path}.csv`, () => csv(sheet.csv.rows)] as const] : [],
				),
			...pins().map((pin) => [`/pins/${pin.id}.svg`, () => markup(PinBadge(pin))] as const),
			...quotePages().flatMap(quotePictures),
			...siteLanguages().flatMap((language) => [
				...(['mbtiResults', 'weekCalendar'] as const).map(
					(name) =>
						[
							`/texts/${name}.${language}.json`,
							() => JSON.stringify(words(name, language)),
						] as const,
				),
				[
					`${addressIn('week', language).path}.webmanifest`,
					() => JSON.stringify(weekManifest(language)),
				] as const,
			]),
		]),
)

const markup = renderToStaticMarkup

function csv(rows: readonly (readonly string[])[]): string {
	return formatCsvHeader(rows[0] ?? []) + formatCsv(rows.slice(1))
}

function quotePictures({ items, site }: ReturnType<typeof quotePages>[number]) {
	return items.flatMap((quote) =>
		keysIn(pictureSizes).map((format) => {
			const picture = () => QuotePicture({ ...quote, format, site, typeface })
			return [`/quotes/${quote.id}-${format}.svg`, () => markup(picture())] as const
		}),
	)
}
