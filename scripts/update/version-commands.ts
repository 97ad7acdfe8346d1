import { join } from 'node:path'
import { run, tied, UpdateError } from './run.ts'

/** A version on this machine. */
type Version = {
	readonly folder: string
	/** The site's, absolute: each version has a folder of its own. */
	readonly dataDir: string
}

/** The Node of a version. */
export function nodeOf(folder: string): string {
	return join(folder, 'node_modules/.bin/node')
}

/**
 * Installs the packages of a version.
 *
 * @throws UpdateError
 */
export async function installPackages({ folder }: Pick<Version, 'folder'>): Promise<void> {
	await run(tied([process.execPath, 'scripts/prepare.mjs']), { cwd: folder })
}

/**
 * Builds a release of a version's pages, which is not served yet. Returns its name.
 *
 * @throws UpdateError
 */
export async function buildPages(version: Version): Promise<string> {
	const printed = await runRelease(version, 'build', '--unused')
	const release = /^(\S+) is built\.$/m.exec(printed)?.[1]
	if (release === undefined)
		throw new UpdateError(`The build in ${version.folder} names no release.`)
	return release
}

/**
 * Lets the site serve a release.
 *
 * @throws UpdateError
 */
export async function useRelease(version: Version, release: string): Promise<void> {
	await runRelease(version, 'use', release)
}

async function runRelease(
	{ folder, dataDir }: Version,
	...args: readonly string[]
): Promise<string> {
	return await run(tied([nodeOf(folder), 'src/server/cli/release.ts', ...args]), {
		cwd: folder,
		env: { ...process.env, DATA_DIR: dataDir },
	})
}
