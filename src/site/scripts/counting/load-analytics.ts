/**
 * Activates an inert `<script type="text/plain">`. On a prerendered page the script waits until the page is shown,
 * which may never happen.
 *
 * The functions in this file and in ask-for-consent.ts are inlined into pages with analytics, so they refer to nothing
 * outside themselves: dependencies are passed in.
 */
export function activateScript(element: HTMLScriptElement): void {
	const activate = () => {
		const script = document.createElement('script')
		for (const { name, value } of element.attributes) {
			if (name !== 'type') script.setAttribute(name, value)
		}
		element.replaceWith(script)
	}
	if ('prerendering' in document && document.prerendering) {
		document.addEventListener('prerenderingchange', activate, { once: true })
	} else {
		activate()
	}
}

/**
 * Loads analytics that need no consent because they store nothing on the device. Does nothing if the visitor has
 * stopped counting on this device. Events reported before Plausible's script has loaded are queued in `plausible.q`,
 * where the script picks them up.
 */
export function loadAnalytics(activate: typeof activateScript): void {
	try {
		if (localStorage['uncounted']) return
	} catch {
		// Storage is disabled, so no choice to stop counting can be stored.
	}
	const element = document.querySelector<HTMLScriptElement>('script[data-analytics]')
	if (element?.dataset['analytics'] === 'plausible') {
		const queue: unknown[] = []
		const plausible = (...call: readonly unknown[]) => void queue.push(call)
		Object.assign(window, { plausible: Object.assign(plausible, { q: queue }) })
	}
	if (element) activate(element)
}
