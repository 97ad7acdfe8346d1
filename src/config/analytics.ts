import { z } from 'zod'
import { isHostName } from '#site-map/hosts/host-name.ts'

/** What counts visits: the site itself, or an external service in which the site has an account. */
export type Analytics =
	| { readonly kind: 'own' }
	| { readonly kind: 'gtag'; readonly id: string }
	| { readonly kind: 'plausible'; readonly domain: string }
	| { readonly kind: 'umami'; readonly id: string; readonly script: string }

const error = 'must be own, none, gtag:G-XXXX, plausible:DOMAIN or umami:ID@URL'

/**
 * Parses `own`, `none` (null), `gtag:G-XXXX`, `plausible:DOMAIN` or `umami:ID@URL`; URL is a script or the folder of
 * `script.js`.
 */
export const analytics = z.string().transform((text, context): Analytics | null => {
	if (text === 'none') return null
	if (text === 'own') return { kind: 'own' }
	const [, id] = /^gtag:(G-[A-Z0-9]+)$/.exec(text) ?? []
	if (id !== undefined) return { kind: 'gtag', id }
	const [, domain] = /^plausible:([a-z0-9.-]+)$/.exec(text) ?? []
	if (domain !== undefined && isHostName(domain)) return { kind: 'plausible', domain }
	const [, website, url = ''] = /^umami:([\w-]+)@(https?:\/\/\S+)$/.exec(text) ?? []
	if (website !== undefined && URL.canParse(url) && isHostName(new URL(url).hostname)) {
		const script = url.endsWith('.js') ? url : `${url.replace(/\/$/, '')}/script.js`
		return { kind: 'umami', id: website, script: new URL(script).href }
	}
	context.addIssue({ code: 'custom', message: error })
	return z.NEVER
})
