import { basename } from 'node:path'
import { plainPageTemplate } from '#server/platform/http/message-page.ts'
import { readTemplateForReply, type TemplateForReply } from '#server/platform/http/page-template.ts'
import { type Files, noFiles, readFiles } from '#server/platform/static/files.ts'

/** A built site as it was when it was read: what is built or removed later does not change it. */
export type BuiltSite = {
	readonly folder: string
	/** The name of its folder, which is that of the release. */
	readonly name: string
	readonly files: Files
	readonly pageTemplate: TemplateForReply
	readonly myDataTemplate: TemplateForReply
}

/**
 * Reads a built site into memory.
 *
 * @throws MissingBuildError if the folder contains no built site
 */
export function readBuiltSite(folder: string): BuiltSite {
	return {
		folder,
		name: basename(folder),
		files: readFiles(folder),
		pageTemplate: readTemplateForReply(folder, 'message'),
		myDataTemplate: readTemplateForReply(folder, 'my-data'),
	}
}

/** A site without pages, until the first ones are built. Messages have no design yet. */
export const unbuiltSite: BuiltSite = {
	folder: '',
	name: '',
	files: noFiles(),
	pageTemplate: () => plainPageTemplate,
	myDataTemplate: () => plainPageTemplate,
}

/** The site that is served, and what of it the server's parts read. */
export type ServedSite = {
	readonly site: () => BuiltSite
	/** Always those of the site that is served. */
	readonly files: Files
	readonly templates: Pick<BuiltSite, 'pageTemplate' | 'myDataTemplate'>
	/** Serves another site from the next request on. Responses under way are finished from the old one. */
	readonly replace: (next: BuiltSite) => void
}

/**
 * Serves a built site until it is replaced by another. Each call asks one site, and whoever answers a request takes what
 * it needs in one go, without waiting in between: so each answer is of one release.
 */
export function serveSite(first: BuiltSite): ServedSite {
	let current = first
	return {
		site: () => current,
		files: {
			get: (path) => current.files.get(path),
			isPage: (path) => current.files.isPage(path),
			get paths() {
				return current.files.paths
			},
			notFound: (path) => current.files.notFound(path),
			serverError: (path) => current.files.serverError(path),
		},
		templates: {
			pageTemplate: (reply) => current.pageTemplate(reply),
			myDataTemplate: (reply) => current.myDataTemplate(reply),
		},
		replace: (next) => {
			current = next
		},
	}
}
