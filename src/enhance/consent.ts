import type { wake } from './analytics.ts'

/**
 * Asks whether Google Analytics may count the visit. Until the answer is yes nothing of it is loaded
 * and `window.gtag` does not exist, so that `track` reports nothing. Advertising stays denied for
 * good. The answer is kept in local storage; the button in the footer asks again.
 */
export function askForConsent(load: typeof wake): void {
	const bar = document.querySelector<HTMLElement>('[data-consent]')
	const element = document.querySelector<HTMLScriptElement>('script[data-analytics]')
	const id = element?.dataset['id']
	if (!bar || !element || !id) return
	const queue: unknown[] = []
	let choice: string | undefined
	let opener: HTMLElement | undefined
	let isLoaded = false
	try {
		choice = localStorage['analytics']
	} catch {}

	/** Google's script takes calls as `arguments` and leaves arrays alone. */
	function gtag(..._call: readonly unknown[]): void {
		// oxlint-disable-next-line prefer-rest-params
		queue.push(arguments)
	}

	function apply(isNew: boolean): void {
		const isGranted = choice === 'granted'
		gtag('consent', 'update', { analytics_storage: isGranted ? 'granted' : 'denied' })
		Object.assign(window, { gtag: isGranted ? gtag : undefined, [`ga-disable-${id}`]: !isGranted })
		if (!isGranted) {
			for (const [name] of document.cookie.matchAll(/\b_ga\w*/g)) {
				document.cookie = `${name}=; max-age=0; path=/`
			}
		} else if (element && !isLoaded) {
			isLoaded = true
			gtag('js', new Date())
			gtag('config', id, {
				allow_google_signals: false,
				allow_ad_personalization_signals: false,
				// Not for the app and other neighbours under the same name.
				cookie_domain: 'none',
				// A page that reports its own view is about to, unless the answer comes late.
				send_page_view: isNew || element.dataset['ownView'] === undefined,
			})
			load(element)
		}
	}

	document.addEventListener('click', ({ target }) => {
		const button =
			target instanceof Element && target.closest<HTMLElement>('[data-ask], [data-choice]')
		if (!button) return
		const answer = button.dataset['choice']
		bar.hidden = answer !== undefined
		if (answer === undefined) {
			opener = button
			for (const each of bar.querySelectorAll<HTMLElement>('[data-choice]')) {
				each.ariaPressed = choice ? `${each.dataset['choice'] === choice}` : null
			}
			bar.focus()
		} else {
			choice = answer
			try {
				localStorage['analytics'] = answer
			} catch {
				// Storage is switched off: the answer lasts as long as the page.
			}
			apply(true)
			opener?.focus()
			opener = undefined
		}
	})

	Object.assign(window, { dataLayer: queue })
	gtag('consent', 'default', {
		ad_personalization: 'denied',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		analytics_storage: 'denied',
	})
	if (choice) apply(false)
	else bar.hidden = false
}
