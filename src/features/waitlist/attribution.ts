import { sourceName } from '#features/counts/rules/source-name.ts'
import { type Campaign, campaign, type WaitlistSignup } from './messages/waitlist-signup.ts'

/** The campaign, and the name of the referring site or service, stored with a consent. */
export type Attribution = Campaign & { readonly referrer_host: string | null }

/**
 * Determines which campaign and which site led to a signup. UTM parameters in the signup itself, which scripts without
 * a page can send, come first; then those of the previous page on this site, because the first touch wins; then those
 * of the page with the form.
 *
 * @param page the Referer header, which names the page with the form
 * @param ownHosts the hosts of this site, which do not count as referrers
 */
export function readAttribution(
	signup: WaitlistSignup,
	page: string | undefined,
	ownHosts: readonly (string | undefined)[],
): Attribution {
	const [referrer, form] = [URL.parse(signup.referrer ?? ''), URL.parse(page ?? '')]
	const isOwn = (url: URL | null) => url !== null && ownHosts.includes(url.host)
	const campaigns = [referrer, form]
		.filter((url) => url !== null)
		.filter(isOwn)
		.map(({ searchParams }) => campaign.parse(Object.fromEntries(searchParams)))
	const sent = campaign.parse(signup)
	const given = [sent, ...campaigns].find((each) =>
		Object.values(each).some((value) => value !== null),
	)
	return {
		...(given ?? sent),
		referrer_host: isOwn(referrer) ? null : sourceName(referrer?.hostname ?? '') || null,
	}
}
