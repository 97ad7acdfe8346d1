import { lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Where the process of Astro runs, and what is added to its environment. */
type Surroundings = { readonly cwd?: string; readonly env?: { readonly BUILD_SCRATCH: string } }

/**
 * Lets Astro and Vite write everything into the folder of a release's build, which is removed with it: the project may be
 * read-only, or on another disk. What Astro renders pages with lies in its working folder, and finds packages and words
 * by links.
 * Astro also writes types into `.astro` of the project; where that is read-only, `.astro` is a link to a folder that can be
 * written to, which is made here.
 *
 * @param work the folder of the build, an absolute path
 * @example releaseSurroundings('/data/releases/.building-x').cwd // '/data/releases/.building-x'
 */
export function releaseSurroundings(work: string): Surroundings {
	for (const name of ['node_modules', 'src']) symlinkSync(resolve(name), join(work, name))
	if (lstatSync('.astro', { throwIfNoEntry: false })?.isSymbolicLink()) {
		mkdirSync(readlinkSync('.astro'), { recursive: true })
	}
	// astro.config.ts reads it.
	return { cwd: work, env: { BUILD_SCRATCH: join(work, 'scratch') } }
}
