import type findings from '#content/messages/es/panel/findings.yaml'
import type server from '#content/messages/es/panel/server.yaml'
import type settings from '#content/messages/es/panel/settings.yaml'
import type { Collection } from './collection.ts'
import { claimsRow } from '#site/blocks/claims/claims.schema.ts'
import { appScreens } from './schemas/app-screens.ts'
import { country, countryShared, home, landing, tool } from './schemas/block-page.ts'
import { chrome } from './schemas/chrome.ts'
import { consents } from './schemas/consents.ts'
import * as facts from './schemas/facts.ts'
import { captions, film } from './schemas/film.ts'
import { freeTools } from './schemas/free-tools.ts'
import { glossary } from './schemas/glossary.ts'
import { guideWords } from './schemas/guides.ts'
import { leadForm } from './schemas/lead-form.ts'
import { letterArchive } from './schemas/letter-archive.ts'
import { mails } from './schemas/mails.ts'
import { myData } from './schemas/my-data.ts'
import { notices } from './schemas/notices.ts'
import { panelWords } from './panel-words.ts'
import { errorPages } from './schemas/pages.ts'
import { printables } from './schemas/printables.ts'
import * as quiz from '#site/quiz/quiz.schema.ts'
import { leave } from '#site/blocks/tool-pages/leave/leave.schema.ts'
import * as sayNo from '#site/say-no/say-no.schema.ts'
import { embed } from '#site/embed/embed.schema.ts'
import { series } from './schemas/series.ts'
import * as twoSheets from '#site/two-sheets/two-sheets.schema.ts'
import { weekCalendar } from '#site/week/calendar/calendar.schema.ts'
import * as week from '#site/week/week.schema.ts'

export const collections = {
	consents: { files: 'facts/consents.yaml', schema: consents },
	mails: { files: 'messages/*/mails.yaml', schema: mails },
	notices: { files: 'messages/*/notices.yaml', schema: notices },
	myData: { files: 'messages/*/my-data.yaml', schema: myData },
	letterArchive: { files: 'messages/*/letter-archive.yaml', schema: letterArchive },
	leadForm: { files: 'messages/*/lead-form.yaml', schema: leadForm },
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
	guideWords: { files: 'pages/*/guides.yaml', schema: guideWords },
	sayNoMessages: { files: 'tools/*/say-no-messages.yaml', schema: sayNo.sayNoMessages },
	readyMessages: { files: 'tools/*/ready-messages.yaml', schema: sayNo.readyMessages },
	twoSheets: { files: 'tools/*/two-sheets.yaml', schema: twoSheets.twoSheets },
	embed: { files: 'tools/*/embed.yaml', schema: embed },
	chrome: { files: 'messages/*/chrome.yaml', schema: chrome },
	home: { files: 'pages/*/home.yaml', schema: home },
	leave: { files: 'tools/*/leave.yaml', schema: leave },
	tool: { files: 'tools/*/*-page.yaml', schema: tool },
	type: { files: 'types/*/*.yaml', schema: tool },
	landing: { files: 'landings/*/*.yaml', schema: landing },
	appScreens: { files: 'pages/*/app-screens.yaml', schema: appScreens },
	claimsRow: { files: 'pages/*/claims-row.yaml', schema: claimsRow },
	freeTools: { files: 'pages/*/free-tools.yaml', schema: freeTools },
	country: { files: 'countries/*.yaml', schema: country },
	countryShared: { files: 'pages/*/country.yaml', schema: countryShared },
	captions: { files: 'media/captions.yaml', schema: captions },
	film: { files: 'media/*/film.yaml', schema: film },
	panel: { files: 'messages/es/panel/*.yaml', schema: panelWords() },
	week: { files: 'tools/*/week.yaml', schema: week.week },
	weekCalendar: { files: 'tools/*/week-calendar.yaml', schema: weekCalendar },
	errorPages: { files: 'pages/*/error-pages.yaml', schema: errorPages },
	printables: { files: 'pages/*/printables.yaml', schema: printables },
	introvertTest: { files: 'quizzes/*/introvert-test.yaml', schema: quiz.introvertTest },
	mbtiTest: { files: 'quizzes/*/mbti-test.yaml', schema: quiz.mbtiTest },
	mbtiResults: { files: 'quizzes/*/mbti-results.yaml', schema: quiz.mbtiResults },
	quizShared: { files: 'quizzes/*/shared.yaml', schema: quiz.quizShared },
} as const satisfies Record<string, Collection>
