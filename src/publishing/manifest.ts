import { homePage } from './home.ts'
import { name } from '#words/product.ts'
import { themeColors } from './theme-colors.ts'

const { head } = homePage()

const png = { type: 'image/png', purpose: 'any' }

/** The web app manifest. `display` is `browser`, because the app is another site. */
export const manifest = {
	name,
	short_name: name,
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
