import { learningTime, trialTerms } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import { name } from '#content/site.ts'
import type { ToolCall } from '#content/types/tool-call.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

const words = {
	en: {
		text: `${name} is a web app for introverts, for phone and computer. Two taps, twice a day: after ${learningTime.en} the forecast comes from your own notes.`,
		action: 'Try a week free',
	},
	de: {
		text: `${name} ist eine Web-App für Introvertierte, fürs Handy und den Computer. Zweimal am Tag kurz tippen: Nach ${learningTime.de} beruht die Prognose auf deinen eigenen Notizen.`,
		action: 'Eine Woche kostenlos',
	},
	pt: {
		text: `O ${name} é um app web para introvertidos, no celular e no computador. Dois toques, duas vezes por dia: depois de ${learningTime.pt}, a previsão vem das suas próprias anotações.`,
		action: 'Testar uma semana grátis',
	},
} as const satisfies Record<PageLanguage, unknown>

/** What the app is and what it costs, at the end of the page of a tool. The title links both. */
export function toolCall(language: PageLanguage, path: string, title: string): ToolCall {
	const { text, action } = words[language]
	return {
		title,
		text,
		terms: trialTerms[language],
		action: { label: action, href: appLinksFrom(path).signup('closing') },
	}
}
