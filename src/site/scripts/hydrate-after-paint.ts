import { afterFirstPaint } from './after-first-paint.ts'

/** Astro's element around an island. It retries a failed import with a different URL. */
type Island = HTMLElement & { getRetryImportUrl: (url: string) => string }

/**
 * Astro's directive `client:painted`: loads an island's script after the first paint, because the script shares the
 * connection with the HTML. The first paint may show the header alone; two frames later the whole island is visible.
 * queue-early-start.ts records earlier clicks.
 */
export default function hydrateAfterPaint(
	load: () => Promise<() => Promise<void>>,
	_options: unknown,
	island: Island,
): void {
	const renderer = island.getAttribute('renderer-url')
	const otherAddress = island.getRetryImportUrl.bind(island)
	// A retry must not use a different URL for React, because that would load a second copy beside the one that the
	// component uses.
	island.getRetryImportUrl = (url) => (url === renderer ? url : otherAddress(url))
	const hydrate = async () => {
		const start = await load()
		await start()
	}
	afterFirstPaint(() => requestAnimationFrame(() => requestAnimationFrame(hydrate)))
}
