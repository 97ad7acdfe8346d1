import type { AppPromise } from '#domain/launch/launch-check.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'
import { planWordsIn } from './plans.ts'
import { name } from './site.ts'

/** What the site says about the app, which is built elsewhere, in every language of the site. */
export type ProductFact = Readonly<Record<PageLanguage, string>> & {
	/** The day on which the owner confirmed it; null if not yet. */
	readonly confirmed: AppPromise['confirmed']
}

/** How long a check-in takes at most. */
export const checkInSeconds = 30

const checkInTime = {
	en: `under ${checkInSeconds} seconds`,
	de: `unter ${checkInSeconds}\u00A0Sekunden`,
	pt: `menos de ${checkInSeconds}\u00A0segundos`,
} as const satisfies Record<PageLanguage, string>

/** The time after which the forecast comes from the person's own notes. */
export const learningTime = {
	en: 'two to three weeks',
	de: 'zwei bis drei Wochen',
	pt: 'duas ou três semanas',
} as const satisfies Record<PageLanguage, string>

/**
 * The facts about the app that the landing page, structured data and llms.txt quote. tests/site/product-facts.test.ts
 * finds texts that contradict them; `npm run launch-check` lists each until it is confirmed.
 */
export const productFacts = {
	devices: {
		en: 'A web app: it opens in the browser on phone and computer and can be put on the home screen. Nothing to install.',
		de: 'Eine Web-App: Sie läuft im Browser, auf dem Handy und am Computer, und lässt sich auf den Startbildschirm legen. Du musst nichts installieren.',
		pt: 'É um app web: abre no navegador do celular e do computador e pode ficar na tela inicial. Não precisa instalar nada.',
		confirmed: null,
	},
	checkIn: {
		en: `A check-in twice a day, two taps, ${checkInTime.en}: how full you feel, from 0 to 100, and who was there.`,
		de: `Zweimal am Tag ein kurzer Check-in: zweimal tippen, ${checkInTime.de}. Du gibst an, wie viel Energie du hast, von 0 bis 100, und wer dabei war.`,
		pt: `Duas vezes por dia, um check-in rápido: dois toques, ${checkInTime.pt}. Você diz quanta energia tem, de 0 a 100, e quem estava com você.`,
		confirmed: null,
	},
	event: {
		en: 'Before an event you note what you expect it to cost, and after it what it did.',
		de: 'Vor einem Termin notierst du, was er dich vermutlich kostet, danach, was er gekostet hat.',
		pt: 'Antes de um compromisso, você anota quanto espera gastar; depois, quanto gastou.',
		confirmed: null,
	},
	firstWeek: {
		en: `There is a forecast from the first day, from typical costs, as a wide range. After ${learningTime.en} it comes from your own notes and the range is narrower.`,
		de: `Eine Prognose gibt es ab dem ersten Tag, berechnet mit typischen Werten und deshalb mit breiter Spanne. Nach ${learningTime.de} beruht sie auf deinen eigenen Notizen, und die Spanne wird schmaler.`,
		pt: `Há uma previsão desde o primeiro dia, com custos típicos e margem larga. Depois de ${learningTime.pt}, ela vem das suas próprias anotações, com margem menor.`,
		confirmed: null,
	},
	notes: {
		en: 'Your notes are private: never sold, never shown to other people, and encrypted. You can export or delete all of them at any time.',
		de: 'Deine Notizen sind privat: Sie sind verschlüsselt, werden nie verkauft und anderen nie gezeigt. Du kannst sie jederzeit exportieren und löschen.',
		pt: 'Suas anotações são privadas: nunca são vendidas nem mostradas a outras pessoas, e ficam criptografadas. Você pode exportar e apagar tudo quando quiser.',
		confirmed: null,
	},
	trial: {
		en: planWordsIn('en').trial,
		de: planWordsIn('de').trial,
		pt: planWordsIn('pt').trial,
		confirmed: null,
	},
} as const satisfies Record<string, ProductFact>

/** The same facts in a few words, for lists. */
export const productFactLabels = {
	checkIn: {
		en: `Two taps, morning and evening, ${checkInTime.en}`,
		de: `Morgens und abends zweimal tippen, ${checkInTime.de}`,
		pt: `Dois toques de manhã e dois à noite, ${checkInTime.pt}`,
	},
	event: {
		en: 'Every event: what you expected, what it cost',
		de: 'Zu jedem Termin: was du erwartet hast und was er gekostet hat',
		pt: 'Em cada compromisso: quanto você achava que ia gastar e quanto gastou',
	},
	notes: {
		en: 'Encrypted, never sold, yours to delete',
		de: 'Verschlüsselt, nie verkauft, jederzeit löschbar',
		pt: 'Dados criptografados, nunca vendidos; você apaga quando quiser',
	},
} as const satisfies Readonly<
	Partial<Record<keyof typeof productFacts, Record<PageLanguage, string>>>
>

/** What the app is, for whom, on which devices and what for. */
export const productDefinitions = {
	en: `${name} is a web app for introverts, for phone and computer. It tracks your social energy and shows on Monday which evening that week may be too much, while you can still change it.`,
	de: `${name} ist eine Web-App für Introvertierte und läuft auf Handy und Computer. Du hältst darin deine soziale Energie fest, und sie zeigt schon am Montag, welcher Abend zu viel werden könnte, solange sich noch etwas ändern lässt.`,
	pt: `O ${name} é um app web para introvertidos, no celular e no computador. Ele acompanha a sua energia social e mostra já na segunda qual noite pode pesar demais, enquanto ainda dá para mudar.`,
} as const satisfies Record<PageLanguage, string>

/** The trial and what comes after it, beside the button that starts it. */
export const trialTerms = {
	en: planWordsIn('en').terms,
	de: planWordsIn('de').terms,
	pt: planWordsIn('pt').terms,
} as const satisfies Record<PageLanguage, string>

/** What the free week shows, given the time after which the forecast is the person's own. */
export const freeWeek = {
	en: `In the free week you see a rough forecast from typical costs; it becomes your own after ${learningTime.en}.`,
	de: `In der kostenlosen Woche siehst du eine grobe Prognose aus typischen Werten; nach ${learningTime.de} beruht sie auf deinen eigenen Notizen.`,
	pt: `Na semana grátis, a previsão ainda é aproximada, com custos típicos; depois de ${learningTime.pt}, ela vem das suas anotações.`,
} as const satisfies Record<PageLanguage, string>

/** What the main button of a page that sells does, beside it. */
export const opening: Readonly<Record<PageLanguage, string>> = {
	en: 'The button opens the app in your browser. Nothing to install.',
	de: 'Der Knopf öffnet die App im Browser. Du musst nichts installieren.',
	pt: 'O botão abre o app no navegador. Não precisa instalar nada.',
}

/** All facts in one language, one sentence or two each. */
export function productFactsIn(language: PageLanguage): readonly string[] {
	return Object.values<ProductFact>(productFacts).map((fact) => fact[language])
}
