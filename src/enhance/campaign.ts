import { attributed } from '#domain/attribution/attributed.ts'

/** Lets the links into the app take along the campaign in this page's address. It is kept nowhere. */
export function passOnCampaign(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*=utm_]')) {
		link.href = attributed(link.href, location.search)
	}
}
