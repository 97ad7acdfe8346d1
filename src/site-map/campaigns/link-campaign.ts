import { pathSlug } from '#site-map/path-slug.ts'
import { toldPath } from '#site-map/type-pages.ts'

/**
 * The `utm_*` query of a link to the app, with the link's page and placement.
 *
 * @example linkCampaignQuery('/', 'hero') // 'utm_source=website&utm_medium=link&utm_content=home-hero'
 * @example linkCampaignQuery('/usa', 'closing') // '…&utm_content=usa-closing'
 * @example linkCampaignQuery('/mbti/intj', 'closing') // '…&utm_content=types-closing'
 */
export function linkCampaignQuery(path: string, placement: string): string {
	return `utm_source=website&utm_medium=link&utm_content=${pathSlug(toldPath(path))}-${placement}`
}
