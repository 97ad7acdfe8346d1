/**
 * Gives an element of no effect, which has everything except a script's type, its effect. A page that
 * is rendered ahead waits until somebody sees it: it may never be opened.
 *
 * The sources of the functions in this file and in `consent.ts` are inlined into the pages of a site
 * that has analytics, so they refer to nothing outside themselves: what they need is handed in.
 */
export function wake(element: HTMLScriptElement): void {
	const load = () => {
		const script = document.createElement('script')
		for (const { name, value } of element.attributes) {
			if (name !== 'type') script.setAttribute(name, value)
		}
		element.replaceWith(script)
	}
	if ('prerendering' in document && document.prerendering) {
		document.addEventListener('prerenderingchange', load, { once: true })
	} else {
		load()
	}
}

/**
 * Loads analytics that leave nothing on the visitor's device. What is reported before Plausible's
 * script is there waits for it as `plausible.q`.
 */
export function countVisits(load: typeof wake): void {
	const element = document.querySelector<HTMLScriptElement>('script[data-analytics]')
	if (element?.dataset['analytics'] === 'plausible') {
		const waiting: unknown[] = []
		const plausible = (...call: readonly unknown[]) => void waiting.push(call)
		Object.assign(window, { plausible: Object.assign(plausible, { q: waiting }) })
	}
	if (element) load(element)
}
