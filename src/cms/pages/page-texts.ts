import type { NewPage } from '#cms/messages/own-pages.ts'
import { Refusal } from '#platform/http/api-errors.ts'
import {
	copyable,
	isCreatablePath,
	maxOwnPages,
	type OwnPage,
	ownPageName,
	pageKindsToMake,
} from '#site-map/own-pages.ts'
import { type PageLanguage, pages } from '#site-map/pages.ts'
import { allWordsFiles, readEdited } from '#cms/reader/files/addresses.ts'
import { markdocOf, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { blankLanding, copiedLanding } from './landing-texts.ts'
import type { TextChange } from '#cms/reader/edits/normalize-edits.ts'
import { createdFiles } from '#cms/reader/files/words-files.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { currentSite, wholeFile } from '#cms/reader/site.ts'

/**
 * The change that makes a new page of the current site.
 *
 * @param today `2026-11-29`
 * @throws Refusal if the page to copy is unknown, the new page exists already, or there are too many pages
 */
export function newPageChange(page: NewPage, today: string): TextChange {
	const { kind, language, copyOf } = page
	const { edits, settings } = currentSite()
	const files = allWordsFiles()
	const file = fileOfNewPage(page)
	const message = `${file} cannot be made.`
	if (!isCreatablePath(file)) throw new Refusal(message, 'invalid', { fields: ['path'] })
	if (!settings.siteLanguages.includes(language)) throw new Refusal(message, 'not-found')
	if (copyOf !== null && !(copyable[kind].test(copyOf) && files.includes(copyOf)))
		throw new Refusal(`${copyOf} cannot be copied.`, 'not-found')
	if (files.includes(file) || createdFiles(edits).length >= maxOwnPages)
		throw new Refusal(message, 'conflict')
	return { file, place: wholeFile, text: textOfNewPage(page, file, today) }
}

/**
 * The file of a new page of the current site, named after the last part of its address. The first copy in another
 * language is a translation and has the name of its original.
 */
function fileOfNewPage({ kind, language, path, copyOf }: NewPage): string {
	const folder = pageKindsToMake[kind]
	const [, name, ending] = /^(?:guides|landings)\/\w+\/([\w-]+)(\.\w+)$/.exec(copyOf ?? '') ?? []
	const translation = `${folder}/${language}/${name}${ending}`
	if (name !== undefined && !allWordsFiles().includes(translation)) return translation
	return `${folder}/${language}/${slugOf(path)}.${kind === 'guide' ? 'mdoc' : 'yaml'}`
}

function textOfNewPage({ kind, copyOf, ...given }: NewPage, file: string, today: string): string {
	const made = { ...given, page: nameOfNewPage(file, given.language, copyOf), today }
	if (kind === 'landing') return copyOf === null ? blankLanding(made) : copiedLanding(copyOf, made)
	return copyOf === null ? blankGuide(made) : copiedGuide(copyOf, made)
}

function slugOf(path: string): string {
	return path.slice(path.lastIndexOf('/') + 1)
}

type New = Pick<OwnPage, 'language' | 'page' | 'path'> & {
	readonly title: string
	/** `2026-11-29`. */
	readonly today: string
}

function copiedGuide(file: string, { page, path, title, today }: New): string {
	const { front, body } = pageTextOf(readEdited(file))
	const { updated: _, formerPaths: __, ...others } = front
	const head = { ...Object(front['head']), ...(title.length <= 60 && { title }) }
	return markdocOf({ front: { ...others, page, path, head, title, published: today }, body })
}

const contents = {
	en: 'On this page',
	de: 'Auf dieser Seite',
	pt: 'Nesta página',
} as const satisfies Record<PageLanguage, string>

/** The related pages of a blank guide. They exist in every language. */
const related = ['socialBatteryDrained', 'socialBatteryRecharge', 'lowSocialBattery'] as const

/** A new guide. Its placeholders, texts in double brackets, have to be replaced before the guide can be published. */
function blankGuide({ language, page, path, title, today }: New): string {
	const shortTitle = title.length <= 60 ? title : '[[Escribe el título para buscadores]]'
	const front = {
		page,
		path,
		head: {
			title: shortTitle,
			description: '[[Escribe, en 50 a 160 caracteres, qué encuentra aquí quien busca]]',
		},
		illustration: 'guide',
		alternative: '[[Describe la ilustración para quien no la ve]]',
		title,
		lede: '[[Escribe la entrada: de qué trata la guía y para quién es]]',
		contents: contents[language],
		published: today,
		faq: [],
		related: related.map((name) => ({
			page: name,
			text: '[[Escribe por qué seguir leyendo ahí]]',
		})),
		next: { title: '[[Escribe el título del final]]', text: '[[Escribe a qué invita el final]]' },
	}
	const body = '## [[Escribe el primer título]] {% #start %}\n\n[[Escribe el primer párrafo]]'
	return markdocOf({ front, body })
}

/** A new page's name: from its file's name, or the name of its original if it is a translation. */
function nameOfNewPage(file: string, language: PageLanguage, copyOf: string | null): string {
	if (copyOf !== null && slugOf(copyOf) === slugOf(file)) {
		const { page } = pageTextOf(readEdited(copyOf)).front
		if (typeof page === 'string') return page
	}
	const name = ownPageName(slugOf(file).replace(/\.\w+$/, ''))
	const isFree = !Object.hasOwn(pages, name) && !ownPages().some((each) => each.page === name)
	return isFree ? name : `${name}In${language.toUpperCase()}`
}
