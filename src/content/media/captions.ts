import { name } from '#content/site.ts'
import type { Language } from '#domain/pages/pages.ts'

/** One caption: when it stands, in seconds, and its words, at most two lines. */
export type Cue = { from: number; to: number } & Record<Language, string>

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
		pt: 'Na quinta passada, a luz acabou.\nVocê só soube na quinta.',
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
		en: 'Afterwards you note\nwhat it really took: nineteen.',
		de: 'Danach notierst du,\nwas er gekostet hat: neunzehn.',
		pt: 'Depois você anota\nquanto foi de verdade: dezenove.',
	},
	{
		from: 34,
		to: 40.2,
		en: 'After about a week it knows\nyour prices, and what fills you up.',
		de: 'Nach etwa einer Woche kennt die App\ndeine Preise und was dich auflädt.',
		pt: 'Em cerca de uma semana, o app conhece\nseus preços e o que recarrega você.',
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
		en: 'You move the call to Tuesday.\nIt costs the same there.',
		de: 'Du legst den Call auf Dienstag.\nEr kostet dort genauso viel.',
		pt: 'Você passa a chamada para terça.\nLá ela custa a mesma coisa.',
	},
	{
		from: 64,
		to: 68.2,
		en: 'The forecast redraws.\nThursday: thirty-seven.',
		de: 'Die Prognose zeichnet sich neu.\nDonnerstag: siebenunddreißig.',
		pt: 'A previsão se refaz.\nQuinta: trinta e sete.',
	},
	{
		from: 69.2,
		to: 73.8,
		en: 'Then the week happens. Each evening\nthe real light goes on.',
		de: 'Dann kommt die Woche. Jeden Abend\ngeht das echte Licht an.',
		pt: 'Então a semana acontece. A cada noite,\na luz de verdade se acende.',
	},
	{
		from: 74.4,
		to: 79.8,
		en: 'It lands near the blind, seldom\nexactly on it. It is a forecast.',
		de: 'Es endet nah an der Jalousie, selten\ngenau dort. Es ist eine Prognose.',
		pt: 'Ela chega perto da persiana, raramente\nbem no ponto. É uma previsão.',
	},
	{
		from: 81,
		to: 85.6,
		en: 'Friday, half past eight.\nSome is left, and it is yours.',
		de: 'Freitag, halb neun.\nEs ist etwas übrig. Es gehört dir.',
		pt: 'Sexta, oito e meia da noite.\nSobrou um pouco, e é seu.',
	},
	{
		from: 86.4,
		to: 89.8,
		en: `${name}.\nSee Thursday coming.`,
		de: `${name}.\nSieh den Donnerstag kommen.`,
		pt: `${name}.\nVeja a quinta-feira chegar.`,
	},
]

/**
 * The captions of one language as a WebVTT file.
 *
 * @example toWebVtt('de').startsWith('WEBVTT') // true
 */
export function toWebVtt(language: Language): string {
	const cues = captions.map((cue) => `${stamp(cue.from)} --> ${stamp(cue.to)}\n${cue[language]}\n`)
	return ['WEBVTT\n', ...cues].join('\n')
}

/** `65.4` becomes `00:01:05.400`. */
function stamp(seconds: number): string {
	return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
