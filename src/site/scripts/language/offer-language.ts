/**
 * Offers the page in the visitor's language, if the browser lists that language before the page's own and no offer was
 * declined on this device. Without storage, offers nothing. Its source is inlined after the offers, so that it decides
 * before the first paint; it refers to nothing outside itself.
 */
export const offerLanguage = (): void => {
	try {
		if (localStorage['language-offer']) return
		for (const tag of navigator.languages) {
			const code = tag.slice(0, 2)
			if (document.documentElement.lang.startsWith(code)) return
			const offer = document.querySelector<HTMLElement>(`[data-offer=${code}]`)
			if (!offer) continue
			offer.hidden = false
			return
		}
	} catch {
		return
	}
}

/** Hides a declined offer, and stores the refusal on the device. */
export function enableDecline(): void {
	for (const offer of document.querySelectorAll<HTMLElement>('[data-offer]'))
		offer.querySelector('button')?.addEventListener('click', () => {
			offer.hidden = true
			localStorage['language-offer'] = 1
		})
}
