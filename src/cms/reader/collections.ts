import { matchesGlob } from 'node:path'
import type { ZodType } from 'zod'
import type film from '#content/media/en/film.yaml'
import type leadForm from '#content/messages/en/lead-form.yaml'
import type mails from '#content/messages/en/mails.yaml'
import type myData from '#content/messages/en/my-data.yaml'
import type notices from '#content/messages/en/notices.yaml'
import type guideWords from '#content/pages/en/guides.yaml'
import type leave from '#content/tools/en/leave.yaml'
import type quizShared from '#content/quizzes/en/shared.yaml'
import type twoSheets from '#content/tools/en/two-sheets.yaml'
import type weekCalendar from '#content/tools/en/week-calendar.yaml'
import type findings from '#content/messages/es/panel/findings.yaml'
import type server from '#content/messages/es/panel/server.yaml'
import type settings from '#content/messages/es/panel/settings.yaml'
import { claimsRow } from '#site/blocks/claims/claims.schema.ts'
import { appScreens } from './schemas/app-screens.ts'
import { country, countryShared, home, landing, tool } from './schemas/block-page.ts'
import { chrome } from './schemas/chrome.ts'
import { consents } from './schemas/consents.ts'
import * as facts from './schemas/facts.ts'
import { captions } from './schemas/film.ts'
import { freeTools } from './schemas/free-tools.ts'
import { glossary } from './schemas/glossary.ts'
import * as guides from './schemas/guides.ts'
import { letterArchive } from './schemas/letter-archive.ts'
import { mailTextOf } from './schemas/mails.ts'
import { likeEnglish } from './like-english.ts'
import { panelWords } from './panel-words.ts'
import { WordsError } from './files/words-error.ts'
import { errorPages } from './schemas/pages.ts'
import { printables } from './schemas/printables.ts'
import * as quiz from '#site/quiz/quiz.schema.ts'
import * as sayNo from '#site/say-no/say-no.schema.ts'
import { embed } from '#site/embed/embed.schema.ts'
import { series } from './schemas/series.ts'
import { twoSheetsTextOf } from '#site/two-sheets/two-sheets.schema.ts'
import * as week from '#site/week/week.schema.ts'

type Collection = {
	/** A glob. Its stars stand for the parts of an entry's id; the first star is the language, except in facts. */
	readonly files: string
	readonly schema: ZodType<object>
}

export const collections = {
	consents: { files: 'facts/consents.yaml', schema: consents },
	mails: likeEnglish<typeof mails>('messages/*/mails.yaml', mailTextOf),
	notices: likeEnglish<typeof notices>('messages/*/notices.yaml'),
	myData: likeEnglish<typeof myData>('messages/*/my-data.yaml'),
	letterArchive: { files: 'messages/*/letter-archive.yaml', schema: letterArchive },
	leadForm: likeEnglish<typeof leadForm>('messages/*/lead-form.yaml'),
	series: { files: 'series/*/*.yaml', schema: series },
	panelFindings: {
		files: 'messages/es/panel/findings.yaml',
		schema: panelWords<typeof findings>(),
	},
	panelSettings: {
		files: 'messages/es/panel/settings.yaml',
		schema: panelWords<typeof settings>(),
	},
	panelServer: { files: 'messages/es/panel/server.yaml', schema: panelWords<typeof server>() },
	product: { files: 'facts/product.yaml', schema: facts.product },
	prices: { files: 'facts/prices.yaml', schema: facts.prices },
	copyButton: { files: 'facts/copy-button.yaml', schema: facts.copyButton },
	claims: { files: 'facts/claims.yaml', schema: facts.claims },
	crisisLines: { files: 'facts/crisis-lines.yaml', schema: facts.crisisLines },
	promises: { files: 'facts/promises.yaml', schema: facts.promises },
	periods: { files: 'facts/periods.yaml', schema: facts.periods },
	sources: { files: 'facts/sources.yaml', schema: facts.sources },
	glossary: { files: 'facts/glossary.yaml', schema: glossary },
	plans: { files: 'facts/*/plans.yaml', schema: facts.plans },
	operator: { files: 'facts/operator.yaml', schema: facts.operator },
	guideWords: likeEnglish<typeof guideWords>('pages/*/guides.yaml'),
	sayNoMessages: { files: 'tools/*/say-no-messages.yaml', schema: sayNo.sayNoMessages },
	readyMessages: { files: 'tools/*/ready-messages.yaml', schema: sayNo.readyMessages },
	twoSheets: likeEnglish<typeof twoSheets>('tools/*/two-sheets.yaml', twoSheetsTextOf),
	embed: { files: 'tools/*/embed.yaml', schema: embed },
	chrome: { files: 'messages/*/chrome.yaml', schema: chrome },
	home: { files: 'pages/*/home.yaml', schema: home },
	leave: likeEnglish<typeof leave>('tools/*/leave.yaml'),
	tool: { files: 'tools/*/*-page.yaml', schema: tool },
	type: { files: 'types/*/*.yaml', schema: tool },
	landing: { files: 'landings/*/*.yaml', schema: landing },
	appScreens: { files: 'pages/*/app-screens.yaml', schema: appScreens },
	claimsRow: { files: 'pages/*/claims-row.yaml', schema: claimsRow },
	freeTools: { files: 'pages/*/free-tools.yaml', schema: freeTools },
	country: { files: 'countries/*.yaml', schema: country },
	countryShared: { files: 'pages/*/country.yaml', schema: countryShared },
	captions: { files: 'media/captions.yaml', schema: captions },
	film: likeEnglish<typeof film>('media/*/film.yaml'),
	panel: { files: 'messages/es/panel/*.yaml', schema: panelWords() },
	week: { files: 'tools/*/week.yaml', schema: week.week },
	weekCalendar: likeEnglish<typeof weekCalendar>('tools/*/week-calendar.yaml'),
	errorPages: { files: 'pages/*/error-pages.yaml', schema: errorPages },
	printables: { files: 'pages/*/printables.yaml', schema: printables },
	introvertTest: { files: 'quizzes/*/introvert-test.yaml', schema: quiz.introvertTest },
	mbtiTest: { files: 'quizzes/*/mbti-test.yaml', schema: quiz.mbtiTest },
	mbtiResults: { files: 'quizzes/*/mbti-results.yaml', schema: quiz.mbtiResults },
	quizShared: likeEnglish<typeof quizShared>('quizzes/*/shared.yaml', quiz.sharedTextOf),
} as const satisfies Record<string, Collection>

/** Markdoc files by content type. */
export const proseCollections = {
	guides: { files: 'guides/*/*.mdoc', schema: guides.guide },
	quotes: { files: 'quotes/*/*.mdoc', schema: guides.quotes },
	pins: { files: 'pins/*/*.mdoc', schema: guides.pins },
	method: { files: 'pages/*/how-we-work.mdoc', schema: guides.method },
	policies: { files: 'policies/*/*.mdoc', schema: guides.policy },
} as const satisfies Record<string, Collection>

/**
 * The name and the schema of a file's collection.
 *
 * @param file the path below `src/content`
 * @throws WordsError for a file that belongs to no collection
 * @example collectionOf('facts/prices.yaml').name // 'prices'
 */
export function collectionOf(file: string): { name: string; schema: ZodType<object> } {
	const all = Object.entries<Collection>({ ...collections, ...proseCollections })
	const [name, found] = all.find(([, { files }]) => matchesGlob(file, files)) ?? []
	if (name !== undefined && found) return { name, schema: found.schema }
	const sentence = 'This file belongs to no collection of src/cms/reader/collections.ts.'
	throw new WordsError(file, 0, sentence)
}
