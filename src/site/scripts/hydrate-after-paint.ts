import { afterFirstPaint } from './after-first-paint.ts'

/** Astro's element around an island, which repeats a failed import under another address. */
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
	// React under another address would be a second copy beside the component's React.
	island.getRetryImportUrl = (url) => (url === renderer ? url : otherAddress(url))
	const hydrate = async () => {
		const start = await load()
		await start()
	}
	afterFirstPaint(() => requestAnimationFrame(() => requestAnimationFrame(hydrate)))
}
