// Loaded before Astro by release-surroundings.ts. Astro writes editor types to the fixed path `.astro` in the project,
// although a build needs none. A server may see the project read-only, so they go to the build folder.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const from = join(import.meta.dirname, '../../.astro')
const to = join(process.env['BUILD_SCRATCH'] ?? '', 'types')

function redirect(argument: unknown): unknown {
	const path =
		argument instanceof URL && argument.protocol === 'file:' ? fileURLToPath(argument) : argument
	const isInside = typeof path === 'string' && (path === from || path.startsWith(`${from}/`))
	return isInside ? to + path.slice(from.length) : argument
}

function redirectCalls(module: object, names: readonly string[]): void {
	for (const name of names) {
		const original: unknown = Reflect.get(module, name)
		if (typeof original !== 'function') continue
		const redirected = (...args: readonly unknown[]): unknown =>
			Reflect.apply(original, module, args.map(redirect))
		Reflect.set(module, name, redirected)
	}
}

redirectCalls(fs, ['existsSync', 'mkdirSync', 'readFileSync', 'writeFileSync'])
redirectCalls(fs.promises, ['access', 'mkdir', 'readFile', 'rename', 'writeFile'])
syncBuiltinESMExports()
