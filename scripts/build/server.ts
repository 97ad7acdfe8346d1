import { build } from 'rolldown'

/**
 * Puts the server and all its packages into one file. Loading seven hundred small ones took a third
 * of its start and nearly 20 MB. As CommonJS: an import of `node:http` would load the whole of `fetch` too.
 *
 * @param file where; two folders below the root, as `src/server/main.ts` is
 * @example await bundleServer('build/server/main.cjs')
 */
export async function bundleServer(file: string): Promise<void> {
	await build({
		input: 'src/server/main.ts',
		platform: 'node',
		output: { file, format: 'cjs' },
	})
}
