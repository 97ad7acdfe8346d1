import { pageLanguageOf } from './files/text-places.ts'
import {
	addressFault,
	isCreatablePath,
	type OwnPage,
	ownPageName,
	translatedGuide,
} from '#site-map/own-pages.ts'
import { pages } from '#site-map/pages.ts'
import { frontMatterOf } from './prose/prose-places.ts'
import { ofEdits, type WordEdits, wholeFile } from './site.ts'
import {
	createdFiles,
	isCreatable,
	readRepositoryFile,
	repositoryFiles,
} from './files/words-files.ts'
import { WordsError } from './files/words-error.ts'
import { yamlValue } from './files/yaml-texts.ts'

/** The pages of the current site that the table of pages lacks. */
export const ownPages = (): readonly OwnPage[] => ofEdits(ownPagesIn)

export function ownVersionsOf(page: string): readonly OwnPage[] {
	return ownPages().filter((each) => each.page === page)
}

/** The former addresses of a page whose address changes to `path`. Includes the address that is public until now. */
export function formerPathsOf(
	file: string,
	path: unknown,
	sites: { readonly drafts: WordEdits; readonly published: WordEdits },
): readonly string[] {
	const pageIn = (edits: WordEdits) => ownPagesIn(edits).find((each) => each.file === file)
	const before = pageIn(sites.published)?.path
	const known = pageIn(sites.drafts)?.formerPaths ?? []
	return [...new Set([...known, ...(before === undefined ? [] : [before])])].filter(
		(each) => each !== path,
	)
}

/** Whether the page at a path exists only in the edits. Such a page has no link preview. */
export function isOnlyInEdits(path: string): boolean {
	const own = ownPages().find((each) => each.path === path)
	return own !== undefined && ofEdits(createdFiles).includes(own.file)
}

/**
 * Checks that a file gives its page a valid name and address, which no other page of its language has.
 *
 * @throws WordsError with the line of the first error
 */
export function checkOwnAddress(file: string, content: string): void {
	const { page = '', path, formerPaths } = namesIn(file, content)
	const fail = (key: string, code: 'address' | 'address-taken', sentence: string) => {
		const line = content.split('\n').findIndex((each) => each.trim().startsWith(`${key}:`)) + 1
		throw new WordsError(file, line, sentence, { code, values: { path: path ?? '' } })
	}
	if (Object.hasOwn(pages, page) && page !== translatedGuide(file)) {
		if (path === undefined) return
		fail('path', 'address-taken', `src/site-map/pages.ts has the address of ${page}. Remove it.`)
	}
	const language = pageLanguageOf(file)
	const fault = addressFault(path ?? '', language)
	if (fault === 'form') {
		const key = path === undefined ? 'page' : 'path'
		fail(key, 'address', `${page} needs an address: path: /lower-case-words`)
	}
	const rivals = ownPages().filter((each) => each.file !== file)
	const isRival = (address: string) =>
		rivals.some((each) => each.path === address || each.formerPaths?.includes(address))
	if (fault === 'taken' || isRival(path ?? ''))
		fail('path', 'address-taken', `Something else is at ${path}. Choose another address.`)
	const former = formerPaths.find((each) => addressFault(each, language) !== null || isRival(each))
	if (former !== undefined)
		fail('formerPaths', 'address-taken', `Something else is at ${former}. Remove it.`)
	if (rivals.some((each) => each.page === page && each.language === language))
		fail('page', 'address-taken', `Another file is ${page} in “${language}”.`)
}

const found = new WeakMap<WordEdits, readonly OwnPage[]>()

/**
 * Lists the pages that files define. If several have the same address, or the same name in a language, only the first
 * is listed. Leaves out files whose address or name is invalid.
 */
function ownPagesIn(edits: WordEdits): readonly OwnPage[] {
	const known = found.get(edits)
	if (known !== undefined) return known
	const own: OwnPage[] = []
	const files = ['guides/*/*.mdoc', 'landings/*/*.yaml'].flatMap(repositoryFiles)
	for (const file of [...files.toSorted(), ...createdFiles(edits)]) {
		const page = ownPageIn(file, edits[file] ?? {})
		const isTaken = own.some(
			(each) =>
				each.path === page?.path || (each.page === page?.page && each.language === page.language),
		)
		if (page !== null && !isTaken) own.push(page)
	}
	found.set(edits, own)
	return own
}

function ownPageIn(file: string, texts: Readonly<Record<string, string>>): OwnPage | null {
	const content = (isCreatable(file) ? texts[wholeFile] : null) ?? readRepositoryFile(file)
	const names = namesIn(file, content)
	const page = isLanding(file) ? names.page : (texts['page'] ?? names.page)
	const path = texts[isLanding(file) ? 'head/path' : 'path'] ?? names.path
	if (path === undefined || page === undefined || !isCreatablePath(file)) return null
	if (!/^\w{1,60}$/.test(page)) return null
	if (Object.hasOwn(pages, page) && page !== translatedGuide(file)) return null
	const language = pageLanguageOf(file)
	if (addressFault(path, language) !== null) return null
	const former = names.formerPaths.filter((each) => each !== path)
	return { file, language, page, path, ...(former.length > 0 && { formerPaths: former }) }
}

function isLanding(file: string): boolean {
	return file.startsWith('landings/')
}

function namesIn(file: string, content: string) {
	const { page, path, formerPaths }: Readonly<Record<string, unknown>> = Object(
		headOf(file, content),
	)
	const slug = file.replace(/^.*\/|\.yaml$/g, '')
	const name = isLanding(file) ? ownPageName(slug) : page
	return {
		page: typeof name === 'string' ? name : undefined,
		path: typeof path === 'string' ? path : undefined,
		formerPaths: Array.isArray(formerPaths) ? formerPaths.map(String) : [],
	}
}

function headOf(file: string, content: string): unknown {
	if (isLanding(file)) return Object(yamlValue(content)).head
	const front = frontMatterOf(content)
	// Most files need no parsing beyond these lines.
	const lines = front.match(/^(?:page|path):.*$/gm) ?? []
	return yamlValue(front.includes('formerPaths:') ? front : lines.join('\n'))
}
