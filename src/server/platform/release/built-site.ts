import { basename } from 'node:path'
import { plainPageTemplate } from '#server/platform/http/message-page.ts'
import { readTemplateForReply, type TemplateForReply } from '#server/platform/http/page-template.ts'
import { type Files, noFiles, readFiles } from '#server/platform/static/files.ts'

/** A snapshot of a built site, unaffected by later builds and deletions. */
export type BuiltSite = {
	readonly folder: string
	/** The name of its folder, which is the release id. */
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

/** A site without pages, until the first build. Messages have no design yet. */
export const unbuiltSite: BuiltSite = {
	folder: '',
	name: '',
	files: noFiles(),
	pageTemplate: () => plainPageTemplate,
	myDataTemplate: () => plainPageTemplate,
}

/** The served site, and the values the server's parts read from it. */
export type ServedSite = {
	readonly site: () => BuiltSite
	/** Always from the site now served. */
	readonly files: Files
	readonly templates: Pick<BuiltSite, 'pageTemplate' | 'myDataTemplate'>
	/** Serves another site from the next request on. Responses in flight finish from the old one. */
	readonly replace: (next: BuiltSite) => void
}

/**
 * Serves a built site until another replaces it. Each call asks one site, and a caller reads all it needs
 * synchronously, so that each response comes from one release.
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
