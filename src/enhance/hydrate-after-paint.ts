import { afterFirstPaint } from './after-first-paint.ts'

/**
 * Astro's directive `client:painted`: loads an island's script after the first paint, because the script
 * shares the connection with the HTML. The first paint may show the header alone; two frames later the
 * whole island is on the screen. queue-early-start.ts records a click that comes earlier.
 */
export default function hydrateAfterPaint(load: () => Promise<() => Promise<void>>): void {
	const hydrate = async () => {
		const start = await load()
		// The script of the island has begun to load its words: src/islands/page-words.ts.
		await globalThis.islandWords
		await start()
	}
	afterFirstPaint(() => requestAnimationFrame(() => requestAnimationFrame(hydrate)))
}
