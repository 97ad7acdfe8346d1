import type { activateScript } from './load-analytics.ts'

type SetConsent = (isGranted: boolean, isNewChoice: boolean) => void

/**
 * Shows the consent bar until the visitor has chosen, and again after a press on the button in the footer. Stores the
 * choice in local storage.
 */
export function askForConsent(
	prepare: typeof prepareGoogleAnalytics,
	activate: typeof activateScript,
): void {
	const bar = document.querySelector<HTMLElement>('[data-consent]')
	const element = document.querySelector<HTMLScriptElement>('script[data-analytics]')
	const id = element?.dataset['id']
	if (!bar || !element || !id) return
	const setConsent = prepare(element, id, activate)
	let choice: string | undefined
	let opener: HTMLElement | undefined
	try {
		choice = localStorage['uncounted'] ? 'denied' : localStorage['analytics']
	} catch {
		// Storage is disabled: the bar asks on every page.
	}

	document.addEventListener('click', ({ target }) => {
		const button =
			target instanceof Element && target.closest<HTMLElement>('[data-open-consent], [data-choice]')
		if (!button) return
		const answer = button.dataset['choice']
		bar.hidden = answer !== undefined
		if (answer === undefined) {
			opener = button
			for (const option of bar.querySelectorAll<HTMLElement>('[data-choice]')) {
				option.ariaPressed = choice ? `${option.dataset['choice'] === choice}` : null
			}
			bar.focus()
		} else {
			choice = answer
			try {
				localStorage['analytics'] = answer
				if (answer === 'granted') localStorage.removeItem('uncounted')
			} catch {
				// Storage is disabled: the choice lasts as long as the page.
			}
			setConsent(choice === 'granted', true)
			opener?.focus()
			opener = undefined
		}
	})

	if (choice) setConsent(choice === 'granted', false)
	else bar.hidden = false
}

/**
 * Prepares Google Analytics in consent mode. Until consent is given, its script is not loaded and `window.gtag` does
 * not exist, so `track` reports nothing. Consent for advertising is always denied.
 */
export function prepareGoogleAnalytics(
	element: HTMLScriptElement,
	id: string,
	activate: typeof activateScript,
): SetConsent {
	const queue: unknown[] = []
	let isLoaded = false

	/** Google's script reads `arguments` objects from the queue and ignores arrays. */
	function gtag(..._call: readonly unknown[]): void {
		// oxlint-disable-next-line prefer-rest-params
		queue.push(arguments)
	}

	Object.assign(window, { dataLayer: queue })
	gtag('consent', 'default', {
		ad_personalization: 'denied',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		analytics_storage: 'denied',
	})

	return (isGranted, isNewChoice) => {
		gtag('consent', 'update', { analytics_storage: isGranted ? 'granted' : 'denied' })
		Object.assign(window, { gtag: isGranted ? gtag : undefined, [`ga-disable-${id}`]: !isGranted })
		if (!isGranted) {
			for (const [name] of document.cookie.matchAll(/\b_ga\w*/g)) {
				document.cookie = `${name}=; max-age=0; path=/`
			}
		} else if (!isLoaded) {
			isLoaded = true
			const hasOwnView = element.dataset['ownView'] !== undefined
			gtag('js', new Date())
			gtag('config', id, {
				allow_google_signals: false,
				allow_ad_personalization_signals: false,
				// The cookie is not shared with other hosts of the same domain, such as the app's.
				cookie_domain: 'none',
				send_page_view: !hasOwnView,
			})
			// A page with its own page view reports it on load. If the visitor consents later, the page view is reported
			// here.
			if (hasOwnView && isNewChoice) {
				gtag('event', 'page_view', { page_path: location.pathname })
			}
			activate(element)
		}
	}
}
