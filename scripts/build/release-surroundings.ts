import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Working directory and additional environment of the Astro process, and the modules it loads first. */
type Surroundings = {
	readonly cwd: string
	readonly env: { readonly BUILD_SCRATCH: string }
	readonly imports: readonly string[]
}

/**
 * Makes Astro and Vite write everything to the folder of a release's build, which is removed with it: the project may
 * be read-only or on another disk. Astro's rendering code lies in its working folder and finds packages and words
 * through links.
 *
 * @param work the folder of the build, an absolute path
 * @example releaseSurroundings('/data/releases/.building-x').cwd // '/data/releases/.building-x'
 */
export function releaseSurroundings(work: string): Surroundings {
	for (const name of ['node_modules', 'src']) symlinkSync(resolve(name), join(work, name))
	return {
		cwd: work,
		// Read by astro.config.ts and redirect-types.ts.
		env: { BUILD_SCRATCH: join(work, 'scratch') },
		imports: ['--import', join(import.meta.dirname, 'redirect-types.ts')],
	}
}
