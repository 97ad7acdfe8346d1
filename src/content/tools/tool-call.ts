import { trialLabels } from '#content/pricing.ts'
import { learningTime, trialTerms } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { ToolCall } from '#content/types/tool-call.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

const words = {
	en: {
		text: `${name} is a web app for introverts, for phone and computer. Two taps, twice a day: after ${learningTime.en} the forecast comes from your own notes.`,
	},
	de: {
		text: `${name} ist eine Web-App für Introvertierte, fürs Handy und den Computer. Zweimal am Tag kurz tippen: Nach ${learningTime.de} beruht die Prognose auf deinen eigenen Notizen.`,
	},
	pt: {
		text: `O ${name} é um app web para introvertidos, no celular e no computador. Dois toques, duas vezes por dia: depois de ${learningTime.pt}, a previsão vem das suas próprias anotações.`,
	},
} as const satisfies Record<PageLanguage, unknown>

/** What the app is and what it costs, at the end of the page of a tool. The title links both. */
export function toolCall(language: PageLanguage, path: string, title: string): ToolCall {
	const { text } = words[language]
	return {
		title,
		text,
		terms: trialTerms[language],
		action: { label: trialLabels[language], href: appLinksFrom(path).signup('closing') },
	}
}
