import { attributed } from '#domain/attribution/attributed.ts'

/** Copies the campaign parameters of this page's address to its links into the app. Nothing is stored. */
export function propagateCampaign(): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[href*=utm_]')) {
		link.href = attributed(link.href, location.search)
	}
}
