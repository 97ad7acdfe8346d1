import { homePage } from '#site/seo/props/block-pages.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { themeColors } from '#site/seo/inlined/theme-colors.ts'

const png = { type: 'image/png', purpose: 'any' }

/** The web app manifest. `display` is `browser`, because the app is another site. */
export function manifest() {
	const { head } = homePage()
	return {
		name: siteName(),
		short_name: siteName(),
		description: head.description,
		lang: head.language,
		start_url: '/',
		display: 'browser',
		theme_color: themeColors.light,
		background_color: themeColors.light,
		icons: [
			{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
			{ src: '/icon-192.png', sizes: '192x192', ...png },
			{ src: '/icon-512.png', sizes: '512x512', ...png },
			{ src: '/icon-maskable.png', sizes: '512x512', ...png, purpose: 'maskable' },
		],
	}
}
