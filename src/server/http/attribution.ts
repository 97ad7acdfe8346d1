import { type Campaign, campaign, type WaitlistSignup } from '#contract/waitlist-signup.ts'

/** How someone came to the site, as it is kept with their consent. */
export type Attribution = Campaign & { readonly referrer_host: string | null }

/**
 * How the sender of a form came to the site. Campaign labels are those of the first touch: of the page
 * of ours before the form's, if it has any, else of the form's own page, which browsers name in the
 * header Referer. A program that has no page writes them into its message.
 *
 * @param page the header Referer
 * @param hosts the names of this site, which is never a referrer of its own
 */
export function readAttribution(
	signup: WaitlistSignup,
	page: string | undefined,
	hosts: readonly (string | undefined)[],
): Attribution {
	const isOwn = (address: URL | null) => address !== null && hosts.includes(address.host)
	const before = addressOf(signup.referrer)
	const labels = [before, addressOf(page)]
		.filter((address) => address !== null)
		.filter(isOwn)
		.map(({ searchParams }) => campaign.parse(Object.fromEntries(searchParams)))
	const told = campaign.parse(signup)
	return {
		...([told, ...labels].find(hasLabels) ?? told),
		referrer_host: isOwn(before) ? null : before?.hostname.slice(0, 100) || null,
	}
}

function addressOf(text: string | undefined): URL | null {
	return URL.parse(text ?? '')
}

function hasLabels(labels: Campaign): boolean {
	return Object.values(labels).some((label) => label !== null)
}
