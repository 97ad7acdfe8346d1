import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { deadAddresses, deadLinks } from '#server/platform/release/dead-links.ts'
import {
	type Files,
	isInternalPage,
	pathOf,
	readFiles,
	readPolicies,
} from '#server/platform/static/files.ts'
import { createStaticHandler } from '#server/platform/static/static-handler.ts'
import { policy } from './policies.ts'

/**
 * Checks a built site before its release: every page has the policy of exactly its inline code, its links and files
 * exist, and a server serves it; targets in sitemap, llms.txt and Markdown exist too.
 *
 * @param addresses `site` is the origin of the pages, `api` that of the API or empty
 * @returns one sentence per fault
 */
export async function faultsOfSite(
	folder: string,
	addresses: { readonly site: string; readonly api: string },
): Promise<readonly string[]> {
	const policies = readPolicies(folder)
	const exists = (path: string) =>
		existsSync(join(folder, path)) || existsSync(join(folder, `${path}.html`))
	const pages = globSync(`${folder}/**/*.html`)
		.map((file) => relative(folder, file))
		.toSorted()
	const faults = pages.flatMap((name) => {
		const html = readFileSync(join(folder, name), 'utf8')
		const dead = new Set([
			...deadLinks(html, addresses.site, exists),
			...deadAddresses(structuredData(html), addresses.site, exists),
		])
		return [
			...(html.includes('</html>') ? [] : [`${name} is cut off.`]),
			...(policies[name] === policy(html, addresses.api)
				? []
				: [`The policy of ${name} does not match its inline code.`]),
			...[...dead].map((path) => `${name} leads to /${path}, which does not exist.`),
		]
	})
	const lists = globSync(`${folder}/**/*.{md,txt,xml}`)
		.toSorted()
		.flatMap((file) => {
			const dead = deadAddresses(readFileSync(file, 'utf8'), addresses.site, exists)
			return dead.map(
				(path) => `${relative(folder, file)} leads to /${path}, which does not exist.`,
			)
		})
	const answered = await faultsOfAnswers(folder, pages)
	return [...faults, ...lists, ...answered]
}

/** Its URLs are not in attributes. */
function structuredData(html: string): string {
	return /<script type="application\/ld\+json">.*?<\/script>/s.exec(html)?.[0] ?? ''
}

/** Requests every public page from a server. */
async function faultsOfAnswers(folder: string, pages: readonly string[]): Promise<string[]> {
	if (!existsSync(join(folder, 'index.html'))) return ['There is no index.html.']
	const files = readFiles(folder)
	const server = startServer(files)
	try {
		await once(server, 'listening')
		const address = server.address()
		const port = typeof address === 'object' ? address?.port : 0
		const faults: string[] = []
		for (const name of pages.filter((each) => !isInternalPage(each))) {
			const response = await fetch(`http://127.0.0.1:${port}${pathOf(name)}`)
			const length = (await response.text()).length
			if (response.status !== 200 || length === 0) {
				faults.push(`${pathOf(name)} answers ${response.status} with ${length} characters.`)
			}
		}
		return faults
	} finally {
		server.closeAllConnections()
		server.close()
	}
}

function startServer(files: Files) {
	const handle = createStaticHandler(
		files,
		'http://localhost',
		{ has: () => false, isPage: () => false },
		() => {},
	)
	return createServer(handle).listen(0, '127.0.0.1')
}
