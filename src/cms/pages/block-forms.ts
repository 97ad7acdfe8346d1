import { isDeepStrictEqual } from 'node:util'
import type { BlockForm } from '#cms/messages/page-blocks.ts'
import { countries } from '#site-map/countries/countries.ts'
import { hasHeadForm, headId, pageId } from '#site-map/block-pages.ts'
import { type PageLanguage, pathOf } from '#site-map/pages.ts'
import { hasFile, wordItems } from '#site-map/word-groups.ts'
import { kinds } from '#site/blocks/blocks.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { markdocOf, pageTextOf } from '#cms/reader/edits/markdoc-page.ts'
import { schemaJson } from '#cms/reader/format/schema-json.ts'
import { home, landing } from '#cms/reader/schemas/block-page.ts'
import { guideFrame } from '#cms/reader/schemas/guides.ts'
import { wholeFile } from '#cms/reader/site.ts'
import { type TextChange, valueIn } from '#cms/reader/edits/normalize-edits.ts'
import { pageLanguageOf } from '#cms/reader/files/text-places.ts'
import { isGroup, yamlValue } from '#cms/reader/files/yaml-texts.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import { changesOf, writtenBlock } from './structure.ts'

type Group = Readonly<Record<string, unknown>>

/** The parts of a page's head that its form does not show. */
const unseen = ['updated', 'formerPaths']

/** A file with the words that the country pages of a language share. */
const sharedFile = /^pages\/(?:en|de|pt)\/country\.yaml$/

/**
 * The form for a block of a page of the current site, for the words of a block that country pages share, or for an
 * owner's guide.
 *
 * @returns null for an unknown block, or for a block without words
 */
export function blockFormOf(file: string, id: string): BlockForm | null {
	const found = blockIn(file, id)
	const { head } = (file.startsWith('landings/') ? landing : home).shape
	const kind = kinds.find((each) => each.shape.block.value === found?.kind)
	const schema = id === pageId ? guideFrame : id === headId ? head : kind
	if (found === null || schema === undefined) return null
	const language = pageLanguageOf(file)
	const form = schemaJson(schema)
	const { words: own, place } = found
	const isPartial = place.startsWith('blocks/') && (isShared(file) || file.startsWith('countries/'))
	const shared = isPartial && !isShared(file) ? `pages/${language}/country.yaml` : null
	const fields = Object.entries(form.properties ?? {}).filter(
		([key]) =>
			key !== 'block' && (!isPartial || key in own) && !(place === 'head' && unseen.includes(key)),
	)
	const hasShared = shared !== null && blockIn(shared, id) !== null
	if (fields.length === 0 && !hasShared) return null
	return {
		kind: found.kind,
		words: own,
		form: { ...form, properties: Object.fromEntries(fields) },
		place,
		language,
		path: isShared(file) ? null : pathOfFile(file, language),
		shared: hasShared ? shared : null,
	}
}

/**
 * The changes to texts that give a block new words: one change per text, but a single one for a whole list, whose items
 * can then move.
 *
 * @param formerPaths the former paths of the page, stored with its head
 * @returns null if there is no such block
 */
export function blockChanges(
	file: string,
	id: string,
	next: Group,
	formerPaths: readonly string[] = [],
): readonly TextChange[] | null {
	const found = blockIn(file, id)
	if (found === null) return null
	const { whole, words: before, place } = found
	if (id === pageId) {
		const { body, ...own } = next
		const front = { ...own, ...(formerPaths.length > 0 && { formerPaths }) }
		return [{ file, place: wholeFile, text: markdocOf({ front, body: String(body) }) }]
	}
	const rest = Object.entries(whole).filter(([key]) => !(key in before) && key !== 'formerPaths')
	const after = {
		...Object.fromEntries(rest),
		...next,
		...(formerPaths.length > 0 && { formerPaths }),
	}
	return changesOf(file, Object.fromEntries(changed(whole, after, place)))
}

export function hasWords(file: string, id: string, expected: Group): boolean {
	const { body } = expected
	// The text of a guide is stored without the spaces around it.
	const stored = id === pageId ? { ...expected, body: String(body).trim() } : expected
	return isDeepStrictEqual(blockIn(file, id)?.words, stored)
}

export function isShared(file: string): boolean {
	return sharedFile.test(file)
}

/** The words of a block or page as they are in its file, and their place. */
function blockIn(file: string, id: string) {
	if (id === pageId) {
		const { front, body } = pageTextOf(readEdited(file))
		const { formerPaths: _, ...own } = front
		return { kind: 'page', whole: front, words: { ...own, body }, place: '' }
	}
	if (id === headId) {
		if (!hasHeadForm(file)) return null
		const whole: Group = Object(valueIn(yamlValue(readEdited(file)), ['head']))
		const own = Object.entries(whole).filter(([key]) => !unseen.includes(key))
		return { kind: 'head', whole, words: Object.fromEntries(own), place: 'head' }
	}
	const found = writtenBlock(file, id)
	if (found === null) return null
	const { words: whole, place } = found
	const { block, ...own } = whole
	return { kind: String(block), whole, words: own, place }
}

function changed(
	before: unknown,
	after: unknown,
	place: string,
): readonly (readonly [string, unknown])[] {
	if (isDeepStrictEqual(before, after)) return []
	const isAlike =
		isGroup(before) &&
		isGroup(after) &&
		isDeepStrictEqual(Object.keys(before).toSorted(), Object.keys(after).toSorted())
	if (!isAlike) return [[place, after]]
	return Object.keys(before).flatMap((key) => changed(before[key], after[key], `${place}/${key}`))
}

function pathOfFile(file: string, language: PageLanguage): string {
	const own = ownPages().find((each) => each.file === file)
	const country = Object.values(countries).find(({ flag }) => file === `countries/${flag}.yaml`)
	const page = wordItems.find((each) => hasFile(each, file))?.page
	return own?.path ?? country?.path ?? (page && pathOf(page, language)) ?? '/'
}
