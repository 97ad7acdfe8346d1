import { execFileSync } from 'node:child_process'
import {
	chmodSync,
	cpSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { releaseIdAt, setCurrentRelease } from '#server/platform/release/release-folder.ts'
import { proxyUser } from './proxy-user.ts'

/** A data folder with two releases of the built site, closed to others as that of the service is. */
export type ReleasesOnTrial = Readonly<{
	dataDir: string
	folder: string
	/** The first one is that of `dist`; each page and each policy of the second one names it. */
	ids: readonly [string, string]
	remove: () => void
}>

/**
 * Makes two releases. The first one is served.
 *
 * @param writeRules writes a release's rules for proxies into its folder
 */
export function makeReleases(writeRules: (folder: string) => void): ReleasesOnTrial {
	const dataDir = mkdtempSync(join(tmpdir(), 'innervolt-proxied-'))
	const folder = join(dataDir, 'releases')
	const ids = [releaseIdAt(1), releaseIdAt(2)] as const
	mkdirSync(folder)
	for (const id of ids) cpSync('dist', join(folder, id), { recursive: true })
	mark(join(folder, ids[1]), ids[1])
	for (const id of ids) writeRules(join(folder, id))
	execFileSync('chmod', ['-R', 'a+rX', folder])
	chmodSync(dataDir, 0o700)
	setCurrentRelease(folder, ids[0])
	return { dataDir, folder, ids, remove: () => rmSync(dataDir, { recursive: true }) }
}

/** Writes the release's name into its pages and policies. Compressed copies would be of other pages, and are removed. */
function mark(site: string, id: string): void {
	const file = join(site, '.policies.json')
	const policies: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
	const marked = Object.entries(policies).map(([name, policy]) => [
		name,
		`${policy}; report-to ${id}`,
	])
	writeFileSync(file, JSON.stringify(Object.fromEntries(marked)))
	for (const name of globSync('**/*.html', { cwd: site })) {
		writeFileSync(join(site, name), `${readFileSync(join(site, name), 'utf8')}<!--${id}-->`)
		for (const coding of ['br', 'gz']) rmSync(join(site, `${name}.${coding}`), { force: true })
	}
}

/** What the proxy's user may read of the data folder although it must not. Without root it is the site's own user. */
export function readableByProxy({ dataDir }: ReleasesOnTrial): readonly string[] {
	if (process.getuid?.() !== 0) return []
	return globSync('*', { cwd: dataDir }).filter((name) => {
		try {
			const read = ['--reuid', proxyUser, '--regid', proxyUser, '--clear-groups', 'ls', '-d']
			execFileSync('setpriv', [...read, join(dataDir, name)], { stdio: 'ignore' })
			return true
		} catch {
			return false
		}
	})
}
