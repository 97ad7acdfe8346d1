/** The key in local storage; any value says that the visitor wants no offer. */
const declined = 'language-offer'

/**
 * Shows the line that offers the page in the visitor's language, if the browser lists that language before the page's
 * own. A declined offer is remembered on the device; without storage none is made.
 */
export function offerLanguage(): void {
	const offer = offerFor(navigator.languages)
	try {
		if (!offer || localStorage[declined]) return
	} catch {
		return
	}
	offer.hidden = false
	offer.querySelector('button')?.addEventListener('click', () => {
		offer.hidden = true
		localStorage[declined] = 1
	})
}

/** @param languages BCP 47 tags, the preferred one first */
function offerFor(languages: readonly string[]): HTMLElement | undefined {
	for (const tag of languages) {
		const code = tag.slice(0, 2)
		if (document.documentElement.lang.startsWith(code)) return undefined
		const offer = document.querySelector<HTMLElement>(`[data-offer="${code}"]`)
		if (offer) return offer
	}
	return undefined
}
