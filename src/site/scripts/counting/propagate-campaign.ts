import { withCampaign } from '#site-map/campaigns/with-campaign.ts'

/** Copies the campaign parameters of this page's URL to its links to the app. Nothing is stored. */
export function propagateCampaign(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*=utm_]')) {
		link.href = withCampaign(link.href, location.search)
	}
}
