import { linkCampaignQuery } from '#site-map/campaigns/link-campaign.ts'
import { withCampaign } from '#site-map/campaigns/with-campaign.ts'
import { appUrls } from '#cms/reader/site-urls.ts'

/**
 * Resolves a page's links to the app: `app:signup/hero` becomes the URL of the app's page “signup”, with this page and
 * the placement “hero” in `utm_*` parameters. Works in `href: app:home/end` and in `[label](app:signup/hero)`, at any
 * depth.
 *
 * @param path the page that contains the words
 * @throws Error for an unknown page of the app
 * @example withAppLinks({ href: 'app:signup/hero' }, '/usa').href // 'https://…/signup?…&utm_content=usa-hero'
 */
export function withAppLinks<Words>(words: Words, path: string): Words {
	// Only strings change, and they remain strings.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return mapped(words, (text) =>
		text.replace(/(^|\]\()app:(\w+)\/([\w-]+)/g, (_, before: string, page: string, at: string) => {
			return `${before}${appLink(page, at, path)}`
		}),
	) as Words
}

function appLink(page: string, placement: string, path: string): string {
	if (!Object.hasOwn(appUrls(), page)) {
		const known = Object.keys(appUrls()).map((name) => `app:${name}`)
		throw new Error(`The app has no page “${page}”. Use one of: ${known.join(', ')}.`)
	}
	const urls: Readonly<Record<string, string>> = appUrls()
	return withCampaign(urls[page] ?? '', linkCampaignQuery(path, placement))
}

/** Replaces every text in a value, at any depth. */
export function mapped(value: unknown, change: (text: string) => string): unknown {
	if (typeof value === 'string') return change(value)
	if (Array.isArray(value)) return value.map((each) => mapped(each, change))
	if (typeof value !== 'object' || value === null) return value
	return Object.fromEntries(
		Object.entries(value).map(([name, each]) => [name, mapped(each, change)]),
	)
}
