import { afterFirstPaint } from './after-first-paint.ts'

/**
 * Astro's directive `client:painted`: loads an island's script after the first paint, because the script shares the
 * connection with the HTML. The first paint may show the header alone; two frames later the whole island is visible.
 * queue-early-start.ts records earlier clicks.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
	const hydrate = async () => {
		const start = await load()
		await start()
	}
	afterFirstPaint(() => requestAnimationFrame(() => requestAnimationFrame(hydrate)))
}
