import { createServer } from 'vite'
import { svgComponents } from './build/svg-components.ts'

/**
 * Loads a module that contains or imports JSX, by Vite, because Node does not read JSX.
 *
 * @param path from the root of the project: `/media/cards/cards.tsx`
 */
export async function loadJsxModule(path: string): Promise<Record<string, unknown>> {
	const vite = await createServer({
		configFile: false,
		plugins: [svgComponents],
		logLevel: 'error',
		server: { middlewareMode: true, watch: null, ws: false },
	})
	try {
		return await vite.ssrLoadModule(path)
	} finally {
		await vite.close()
	}
}
