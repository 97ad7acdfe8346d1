import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseIdAt } from '#server/platform/release/release-folder.ts'

/** Pages of a small release; each page and its policy name the release. */
export const releasePaths = ['/', '/week', '/waitlist/sent'] as const

/**
 * Writes a release of three pages to the folder of releases: two files and the message template.
 *
 * @param second time of the release, in seconds since 1970
 * @returns its name
 */
export function writeRelease(folder: string, second: number): string {
	const id = releaseIdAt(second * 1_000)
	const site = join(folder, id)
	mkdirSync(join(site, 'notices'), { recursive: true })
	const page = (main: string) =>
		`<!doctype html><title>${id}</title><h1>${id}</h1><main>${main}</main><p>${id}</p>`
	const pages = ['index.html', 'week.html', 'notices/en.html']
	for (const name of pages) writeFileSync(join(site, name), page(name))
	const policies = pages.map((name) => [name, `report-to ${id}`])
	writeFileSync(join(site, '.policies.json'), JSON.stringify(Object.fromEntries(policies)))
	return id
}

/** The releases named by a response in its policy and page; a consistent response names one. */
export async function releasesIn(response: Response): Promise<readonly string[]> {
	const text = `${response.headers.get('content-security-policy')} ${await response.text()}`
	return [...new Set(text.match(/\d{4}-\d{2}-\d{2}T[\d-]+Z/g))]
}
