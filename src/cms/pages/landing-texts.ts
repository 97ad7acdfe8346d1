import { stringify } from 'yaml'
import type { NewPage } from '#cms/messages/own-pages.ts'
import type { PageLanguage } from '#site-map/pages.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { cardPictures } from '#cms/reader/schemas/drawings.ts'
import { yamlValue } from '#cms/reader/files/yaml-texts.ts'
import { blocksOfFile, newBlock } from './structure.ts'

type NewLanding = Pick<NewPage, 'language' | 'path' | 'title'> & {
	/** `2026-11-29`. */
	readonly today: string
}

/** The page in each language whose first screen is copied to a blank page, because many of its words can stay. */
const models = {
	en: 'pages/en/home.yaml',
	de: 'countries/de.yaml',
	pt: 'countries/br.yaml',
} as const satisfies Record<PageLanguage, string>

/**
 * A new page of blocks. Its placeholders, texts in double brackets, have to be replaced before the page can be
 * published.
 */
export function blankLanding({ language, path, title, today }: NewLanding): string {
	const [, first] = blocksOfFile(models[language]).find(([id]) => id === 'hero') ?? []
	const hero = {
		...first,
		...(first && 'badge' in first && { badge: '[[Para quién]]' }),
		title,
		lede: '[[Entradilla]]',
	}
	const head = {
		path,
		name: title,
		title: title.length <= 60 ? title : '[[Escribe el título para buscadores]]',
		description: '[[Escribe, en 50 a 160 caracteres, qué encuentra aquí quien busca]]',
		updated: today,
		card: { picture: cardPictures[0], alternative: '[[Describe la imagen del enlace]]' },
	}
	const others = (['cards', 'questions', 'call'] as const).map((kind) => [kind, newBlock(kind)])
	return landingOf(head, [], { hero, ...Object.fromEntries(others) })
}

export function copiedLanding(file: string, { path, title, today }: NewLanding): string {
	const yaml = readEdited(file)
	const page: Readonly<Record<string, unknown>> = Object(yamlValue(yaml))
	const { formerPaths: _, ...own } = Object(page['head'])
	const head = {
		...own,
		path,
		name: title,
		...(title.length <= 60 && { title }),
		updated: today,
	}
	return landingOf(head, page['hidden'], Object.fromEntries(blocksOfFile(file)))
}

function landingOf(head: object, hidden: unknown, blocks: object): string {
	const page = { head, order: [], hidden, added: {}, blocks }
	return stringify(page, { lineWidth: 0, singleQuote: true })
}
