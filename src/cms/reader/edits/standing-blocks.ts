import { collectionOf } from '#cms/reader/collections.ts'
import { readEdited } from '#cms/reader/files/addresses.ts'
import { languageOf } from '#cms/reader/files/text-places.ts'
import { valueIn } from './normalize-edits.ts'
import { yamlValue } from '#cms/reader/files/yaml-texts.ts'

/** A block whose words are elsewhere in its file: its kind, and the place of its title. */
type Standing = readonly [kind: string, title?: string]

const article = {
	opening: ['opening', 'title'],
	text: ['body', 'contents'],
	faq: ['questions'],
	closing: ['closing', 'next/title'],
} as const

/**
 * The blocks of Markdoc pages and of personality tests, by collection and id, in order. Their words are in other parts of the file,
 * because the prose, its sources and its questions belong to the whole page.
 */
export const standingBlocks = {
	guides: { ...article, proof: ['claims'] },
	quotes: {
		opening: article.opening,
		quotes: ['wall', 'listTitle'],
		captions: ['captions', 'captions/title'],
		text: article.text,
		faq: article.faq,
		closing: article.closing,
	},
	pins: {
		opening: article.opening,
		pins: ['pins', 'listTitle'],
		'how-to-use': ['body', 'use/title'],
		faq: article.faq,
		closing: article.closing,
	},
	method: { opening: article.opening, text: article.text },
	policies: { opening: ['policy', 'title'], text: article.text },
	introvertTest: { quiz: ['introvertTest', 'intro/title'] },
	mbtiTest: { quiz: ['mbtiTest', 'intro/title'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Standing>>>>

export type StandingBlocks = typeof standingBlocks

const all: Readonly<Record<string, Readonly<Record<string, Standing>>>> = standingBlocks

/**
 * The standing blocks of a file, in the format of the `blocks` of a page in YAML, by id. Of their words, only titles
 * and questions are included.
 *
 * @param words the YAML of the file
 */
export function standingIn(file: string, words: unknown): Readonly<Record<string, object>> {
	return Object.fromEntries(
		Object.entries(all[collectionOf(file).name] ?? {}).flatMap(([id, [kind, title]]) => {
			if (kind === 'claims' && !hasClaims(valueIn(words, ['page']))) return []
			if (kind === 'questions' && !hasQuestions(words)) return []
			const block = {
				block: kind,
				...(title !== undefined && { title: valueIn(words, title.split('/')) }),
				...(kind === 'questions' && questionsOf(file, words)),
			}
			return [[id, block]]
		}),
	)
}

function hasClaims(page: unknown): boolean {
	const claims = Object.values(
		Object(valueIn(yamlValue(readEdited('facts/claims.yaml')), ['claims'])),
	)
	return claims.some((claim) => [valueIn(claim, ['pages'])].flat().includes(page))
}

function hasQuestions(words: unknown): boolean {
	const questions = valueIn(words, ['faq'])
	return Array.isArray(questions) && questions.length > 0
}

function questionsOf(file: string, words: unknown) {
	const around = yamlValue(readEdited(`pages/${languageOf(file)}/guides.yaml`))
	return { title: valueIn(around, ['closing', 'faq']), questions: valueIn(words, ['faq']) }
}
