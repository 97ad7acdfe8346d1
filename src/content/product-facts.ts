import type { AppPromise } from '#domain/launch/launch-check.ts'
import type { Language } from '#domain/pages/pages.ts'
import { pricing } from './pricing.ts'

/** What the site says about the app, which is built elsewhere, in every language of the site. */
export type ProductFact = Readonly<Record<Language, string>> & {
	/** The day on which the owner confirmed it; null if not yet. */
	readonly confirmed: AppPromise['confirmed']
}

/**
 * The facts about the app that the landing page, structured data and llms.txt quote. tests/site/product-facts.test.ts
 * finds texts that contradict them; `npm run launch-check` lists each until it is confirmed.
 */
export const productFacts = {
	devices: {
		en: 'A web app: it opens in the browser on phone and computer and can be put on the home screen. Nothing to install.',
		de: 'Eine Web-App: Sie öffnet sich im Browser auf Handy und Computer und lässt sich auf den Startbildschirm legen. Nichts zu installieren.',
		pt: 'Um app web: abre no navegador do celular e do computador e pode ficar na tela inicial. Nada para instalar.',
		confirmed: null,
	},
	checkIn: {
		en: 'A check-in twice a day, two taps, under 30 seconds: how full you feel, from 0 to 100, and who was there.',
		de: 'Zweimal am Tag ein Check-in, zweimal tippen, unter 30\u00A0Sekunden: wie voll dein Akku ist, von 0 bis 100, und wer dabei war.',
		pt: 'Check-in duas vezes por dia, dois toques, menos de 30\u00A0segundos: quanta energia você tem, de 0 a 100, e quem estava com você.',
		confirmed: null,
	},
	event: {
		en: 'Before an event you note what you expect it to cost, afterwards what it did.',
		de: 'Vor einem Termin notierst du, was er vermutlich kostet, danach, was er gekostet hat.',
		pt: 'Antes de um compromisso, você anota quanto espera gastar; depois, quanto gastou.',
		confirmed: null,
	},
	firstWeek: {
		en: 'There is a forecast from the first day, from typical costs and drawn wide. After two to three weeks it comes from your own notes and is drawn narrower.',
		de: 'Eine Prognose gibt es ab dem ersten Tag, aus typischen Kosten und mit breiter Spanne. Nach zwei bis drei Wochen kommt sie aus deinen eigenen Notizen, mit schmalerer Spanne.',
		pt: 'Há uma previsão desde o primeiro dia, com custos típicos e margem larga. Depois de duas a três semanas, ela vem das suas próprias anotações, com margem menor.',
		confirmed: null,
	},
	notes: {
		en: 'Your notes are private: never sold, never shown to other people, and encrypted. You can export or delete all of them at any time.',
		de: 'Deine Notizen sind privat: nie verkauft, nie anderen gezeigt, verschlüsselt. Du kannst sie jederzeit exportieren und löschen.',
		pt: 'Suas anotações são privadas: nunca vendidas, nunca mostradas a outras pessoas, criptografadas. Você pode exportar e apagar tudo quando quiser.',
		confirmed: null,
	},
	trial: {
		en: `${pricing.trialDays} days free, no card.`,
		de: `${pricing.trialDays}\u00A0Tage kostenlos, ohne Kreditkarte.`,
		pt: `${pricing.trialDays}\u00A0dias grátis, sem cartão de crédito.`,
		confirmed: null,
	},
} as const satisfies Record<string, ProductFact>

/** What the main button of a page that sells does, beside it. */
export const opening: Readonly<Record<Language, string>> = {
	en: 'The button opens the app in your browser. Nothing to install.',
	de: 'Der Button öffnet die App im Browser. Nichts zu installieren.',
	pt: 'O botão abre o app no navegador. Nada para instalar.',
}

/** All facts in one language, one sentence or two each. */
export function productFactsIn(language: Language): readonly string[] {
	return Object.values<ProductFact>(productFacts).map((fact) => fact[language])
}
