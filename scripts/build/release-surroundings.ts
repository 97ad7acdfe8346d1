import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the process of Astro runs, what is added to its environment, and what it loads first. */
type Surroundings = {
	readonly cwd: string
	readonly env: { readonly BUILD_SCRATCH: string }
	readonly imports: readonly string[]
}

/**
 * Lets Astro and Vite write everything into the folder of a release's build, which is removed with it: the project may be
 * read-only, or on another disk. What Astro renders pages with lies in its working folder, and finds packages and words
 * by links.
 *
 * @param work the folder of the build, an absolute path
 * @example releaseSurroundings('/data/releases/.building-x').cwd // '/data/releases/.building-x'
 */
export function releaseSurroundings(work: string): Surroundings {
	for (const name of ['node_modules', 'src']) symlinkSync(resolve(name), join(work, name))
	return {
		cwd: work,
		// astro.config.ts and redirect-types.ts read it.
		env: { BUILD_SCRATCH: join(work, 'scratch') },
		imports: ['--import', join(import.meta.dirname, 'redirect-types.ts')],
	}
}
