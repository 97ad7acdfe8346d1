import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { homePage } from '#site/seo/props/block-pages.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { themeColors } from '#site/seo/inlined/theme-colors.ts'

const png = { type: 'image/png', purpose: 'any' }

/** `display` is `browser`, because the app is another site. */
export function manifest() {
	const { description, language: lang } = homePage().head
	const name = siteName()
	return {
		name,
		short_name: name,
		description,
		lang,
		start_url: '/',
		display: 'browser',
		...look,
	}
}

/** The web app manifest of "Your week", which can be installed without the rest of the site. */
export function weekManifest(language: PageLanguage) {
	const { name, description } = words('tool', `${language}/week`).head
	const { path } = addressIn('week', language)
	return {
		id: path,
		name: `${siteName()}: ${name}`,
		short_name: name,
		description,
		lang: language,
		start_url: path,
		scope: path,
		display: 'standalone',
		...look,
	}
}

const look = {
	theme_color: themeColors.light,
	background_color: themeColors.light,
	icons: [
		{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
		{ src: '/icon-192.png', sizes: '192x192', ...png },
		{ src: '/icon-512.png', sizes: '512x512', ...png },
		{ src: '/icon-maskable.png', sizes: '512x512', ...png, purpose: 'maskable' },
	],
}
