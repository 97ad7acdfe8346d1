import { firstChoice, wordings as wordingNumbers } from '#site/say-no/rules/choices.ts'
import { composeMessage } from '#site/say-no/rules/compose.ts'
import { printPaths } from '#site-map/print-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import type { SayNoData, SayNoWords } from '#site/say-no/say-no.schema.ts'
import type { TwoSheetsToolWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PlannerWords } from '#site/week/week.schema.ts'
import { sellingProvider } from '#cms/reader/facts/operator.ts'
import { leaveUrl, siteHost } from '#cms/reader/site-urls.ts'
import type { BlockPlace } from './props/block-props.ts'

type Place = Pick<BlockPlace, 'language' | 'path'>

export function plannerProps(
	{ failure, notLoaded, offers }: Pick<PlannerWords, 'failure' | 'notLoaded' | 'offers'>,
	{ language, path }: Place,
) {
	const texts = words('week', language)
	const sender = [siteName(), siteHost() + path] as const
	return { island: { language, texts, failure, notLoaded, sayNo: offers.sayNo, sender } }
}

export function twoSheetsProps({ blank }: Pick<TwoSheetsToolWords, 'blank'>, { language }: Place) {
	const texts = words('twoSheets', language)
	const { energySheet } = printPaths[language]
	return { language, texts, blank: { ...blank, lines: texts.lines, longerSheet: energySheet } }
}

export function sayNoProps({ labels, ready }: SayNoWords, { language }: Place) {
	const messages = words('sayNoMessages', language)
	const { recipients, channels, again, aloud, subject, copyMessage, copyWords, wording } = labels
	const wordings = wordingNumbers.map((index) =>
		formatMessage(language, wording, { number: index + 1 }),
	)
	const own = { recipients, channels, again, aloud, subject, copyMessage, copyWords, wordings }
	return {
		first: composeMessage(messages, firstChoice).text,
		ready: { ...ready, messages: words('readyMessages', language) },
		data: { labels: own, messages } satisfies SayNoData,
	}
}

export function leaveProps({ language }: Place) {
	const action = `${leaveUrl()}/summary?lang=${language}`
	return { language, words: words('leave', language), action, provider: sellingProvider() }
}
