import type { NewPage } from '#cms/messages/own-pages.ts'
import { type OwnPage, ownPageName, pageKindsToMake } from '#site-map/own-pages.ts'
import { type PageLanguage, pages } from '#site-map/pages.ts'
import { allWordsFiles, readEdited } from '#cms/reader/files/addresses.ts'
import { markdocOf, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { blankLanding, copiedLanding } from './landing-texts.ts'
import { ownPages } from '#cms/reader/own-pages.ts'

/**
 * The file of a new page of the current site, named after the last part of its address. The first copy in another
 * language is a translation and has the name of its original.
 */
export function fileOfNewPage({ kind, language, path, copyOf }: NewPage): string {
	const folder = pageKindsToMake[kind]
	const [, name, ending] = /^(?:guides|landings)\/\w+\/([\w-]+)(\.\w+)$/.exec(copyOf ?? '') ?? []
	const translation = `${folder}/${language}/${name}${ending}`
	if (name !== undefined && !allWordsFiles().includes(translation)) return translation
	return `${folder}/${language}/${slugOf(path)}.${kind === 'guide' ? 'mdoc' : 'yaml'}`
}

export function textOfNewPage(
	{ kind, language, path, title, copyOf }: NewPage,
	today: string,
): string {
	if (kind === 'landing') {
		const landing = { language, path, title, today }
		return copyOf === null ? blankLanding(landing) : copiedLanding(copyOf, landing)
	}
	const page = nameOfNewPage(
		fileOfNewPage({ kind, language, path, title, copyOf }),
		language,
		copyOf,
	)
	const given = { language, page, path, title, today }
	return copyOf === null ? blankGuide(given) : copiedGuide(copyOf, given)
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
