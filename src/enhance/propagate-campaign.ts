import { withCampaign } from '#domain/attribution/with-campaign.ts'

/** Copies the campaign parameters of this page's address to its links into the app. Nothing is stored. */
export function propagateCampaign(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*=utm_]')) {
		link.href = withCampaign(link.href, location.search)
	}
}
