import { learningTime } from '#content/product-facts.ts'
import { name } from '#words/product.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

/** One caption: its start and end in seconds, and its text of at most two lines. */
export type Cue = { from: number; to: number } & Record<PageLanguage, string>

/** The demo film's captions: one row for all languages, so that no language can lack a cue. */
export const captions: readonly Cue[] = [
	{
		from: 0.6,
		to: 5,
		en: 'Seven windows, seven evenings.\nThe light is what you had left.',
		de: 'Sieben Fenster, sieben Abende.\nDas Licht ist, was übrig war.',
		pt: 'Sete janelas, sete noites.\nA luz é a energia que sobrou.',
	},
	{
		from: 5.6,
		to: 10.2,
		en: 'Last week, Thursday went dark.\nYou found out on Thursday.',
		de: 'Letzten Donnerstag war es dunkel.\nGemerkt hast du es am Donnerstag.',
		pt: 'Na quinta passada, a luz acabou.\nVocê só percebeu na quinta.',
	},
	{
		from: 11.6,
		to: 15.9,
		en: 'Monday, ten past seven.\nHow full do you feel? One tap.',
		de: 'Montag, zehn nach sieben.\nWie voll ist dein Akku? Einmal tippen.',
		pt: 'Segunda, sete e dez da manhã.\nQuanta energia você tem? Um toque.',
	},
	{
		from: 16.8,
		to: 21.6,
		en: 'Was anyone with you? Second tap.\nThat was the check-in.',
		de: 'War jemand da? Noch einmal tippen.\nDas war der Check-in.',
		pt: 'Tinha alguém com você? Outro toque.\nPronto, esse foi o check-in.',
	},
	{
		from: 23.4,
		to: 27.8,
		en: 'A call with nine people.\nYou expect it to cost you twelve.',
		de: 'Ein Call mit neun Leuten.\nDu rechnest mit zwölf Punkten.',
		pt: 'Uma chamada com nove pessoas.\nVocê espera gastar doze pontos.',
	},
	{
		from: 28.6,
		to: 32.8,
		en: 'After it you note\nwhat it really took: nineteen.',
		de: 'Danach notierst du,\nwas er gekostet hat: neunzehn.',
		pt: 'Depois você anota\nquanto foi de verdade: dezenove.',
	},
	{
		from: 34,
		to: 40.2,
		en: `After ${learningTime.en} it knows\nwhat costs you and what refills you.`,
		de: `Nach ${learningTime.de} weiß die App,\nwas dich kostet und was dich auflädt.`,
		pt: `Em ${learningTime.pt}, o app sabe\no que gasta e o que recarrega você.`,
	},
	{
		from: 41.4,
		to: 45.8,
		en: 'Now the forecast. The lower\nthe blind, the less will be left.',
		de: 'Jetzt die Prognose. Je tiefer\ndie Jalousie, desto weniger bleibt.',
		pt: 'Agora, a previsão. Quanto mais baixa\na persiana, menos vai sobrar.',
	},
	{
		from: 46.3,
		to: 50.7,
		en: 'It is only Monday, and Thursday\nis already down to eighteen.',
		de: 'Es ist erst Montag, und der Donnerstag\nsteht schon bei achtzehn.',
		pt: 'Ainda é segunda, e a quinta-feira\njá está em dezoito.',
	},
	{
		from: 51.5,
		to: 55.5,
		en: 'Four things in one day.\nEach of them would be fine.',
		de: 'Vier Termine an einem Tag.\nJeder für sich wäre in Ordnung.',
		pt: 'Quatro compromissos no mesmo dia.\nCada um, sozinho, caberia.',
	},
	{
		from: 55.9,
		to: 58.7,
		en: 'The sum is not.',
		de: 'Die Summe ist es nicht.',
		pt: 'A soma não cabe.',
	},
	{
		from: 59.4,
		to: 63.4,
		en: 'You move the call to Tuesday,\nwhich has room for it.',
		de: 'Du legst den Call auf Dienstag.\nDort ist noch Platz dafür.',
		pt: 'Você passa a chamada para terça,\nonde ela ainda cabe.',
	},
	{
		from: 64,
		to: 68.2,
		en: 'The forecast changes.\nThursday: thirty-seven.',
		de: 'Die Prognose passt sich an.\nDonnerstag: siebenunddreißig.',
		pt: 'A previsão muda.\nQuinta: trinta e sete.',
	},
	{
		from: 69.2,
		to: 73.8,
		en: 'Then the week passes. Each evening\nthe light shows what was left.',
		de: 'Dann kommt die Woche. Jeden Abend\nzeigt das Licht, was übrig ist.',
		pt: 'Aí a semana passa. A cada noite,\na luz mostra o que sobrou.',
	},
	{
		from: 74.4,
		to: 79.8,
		en: 'It lands near the blind, seldom\nexactly on it. It is a forecast.',
		de: 'Es reicht fast bis an die Jalousie,\nselten genau. Es ist eine Prognose.',
		pt: 'Ela chega perto da persiana, quase\nnunca no ponto exato. É uma previsão.',
	},
	{
		from: 81,
		to: 85.6,
		en: 'Friday, half past eight.\nSome is left, and it is yours.',
		de: 'Freitag, halb neun.\nEs ist noch etwas übrig, nur für dich.',
		pt: 'Sexta, oito e meia da noite.\nSobrou um pouco, só para você.',
	},
	{
		from: 86.4,
		to: 89.8,
		en: `${name}.\nSee Thursday coming.`,
		de: `${name}.\nSieh den Donnerstag kommen.`,
		pt: `${name}.\nVeja a quinta chegando.`,
	},
]

/** Captions stand in the sky of the film: its numbers are below its windows, where players put captions. */
const place = 'line:8%'

/**
 * The captions of one language as a WebVTT file.
 *
 * @example toWebVtt('de').startsWith('WEBVTT') // true
 */
export function toWebVtt(language: PageLanguage): string {
	const cues = captions.map(
		(cue) => `${stamp(cue.from)} --> ${stamp(cue.to)} ${place}\n${cue[language]}\n`,
	)
	return ['WEBVTT\n', ...cues].join('\n')
}

/** `65.4` becomes `00:01:05.400`. */
function stamp(seconds: number): string {
	return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
