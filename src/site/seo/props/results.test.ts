/** @module-tag night */
import { describe, expect, test } from 'vitest'
import { type PageLanguage, pageLanguages } from '#site-map/pages.ts'
import {
	introvertBands,
	introvertQuestionCount,
	scoreIntrovert,
} from '#site/quiz/rules/introvert.ts'
import { answersAbout, energyBands, mbtiQuestionCount } from '#site/quiz/rules/mbti.ts'
import { bandOf, allAnswers, sumOf, type Answer } from '#site/quiz/rules/quiz.ts'
import { rangeOf } from '#site/quiz/rules/score-range.ts'
import { words } from '#cms/reader/entries.ts'

/**
 * A statement that a description makes about the answers: its text in each language, and whether it holds for a sheet.
 */
type Claim = {
	readonly says: Readonly<Record<PageLanguage, string>>
	readonly holds: (sheet: readonly Answer[]) => boolean
}

const noEnergyAnswers = Array.from({ length: mbtiQuestionCount }, () => 0 as const)
const energyQuestionCount = answersAbout('Energy', noEnergyAnswers).length

const count = (sheet: readonly Answer[], ...wanted: readonly Answer[]) =>
	sheet.filter((answer) => wanted.includes(answer)).length
const average = (sheet: readonly Answer[]) => sumOf(sheet) / sheet.length

const introvertClaims: readonly Claim[] = [
	{
		says: {
			en: 'You picked option A, the most outgoing one, at least seven times out of twelve',
			de: 'Mindestens sieben von zwölf Mal hast du A gewählt, die geselligste Antwort',
			pt: 'Você escolheu a opção A, a mais expansiva, em pelo menos sete das doze perguntas',
		},
		holds: (sheet) => count(sheet, 0) >= 7,
	},
	{
		says: {
			en: 'At least seven of your twelve answers were A or B',
			de: 'Mindestens sieben deiner zwölf Antworten waren A oder B',
			pt: 'Pelo menos sete das suas doze respostas foram A ou B',
		},
		holds: (sheet) => count(sheet, 0, 1) >= 7,
	},
	{
		says: {
			en: 'Your answers average out at B or a little past it',
			de: 'Im Durchschnitt liegen deine Antworten bei B oder knapp dahinter',
			pt: 'Na média, suas respostas ficam no B ou pouco depois dele',
		},
		holds: (sheet) => average(sheet) >= 1 && average(sheet) <= 1.25,
	},
	{
		says: {
			en: 'Your answers average out between B and C, around the exact middle',
			de: 'Im Durchschnitt liegen deine Antworten zwischen B und C, um die genaue Mitte',
			pt: 'Na média, suas respostas ficam entre B e C, em torno do meio exato',
		},
		holds: (sheet) => average(sheet) > 1 && average(sheet) < 2 && Math.abs(sumOf(sheet) - 18) <= 2,
	},
	{
		says: {
			en: 'Your answers average out near C, on the quieter side of the middle, and at least five of the twelve were C or D',
			de: 'Im Durchschnitt liegen deine Antworten nahe bei C, auf der stilleren Seite der Mitte, und mindestens fünf der zwölf waren C oder D',
			pt: 'Na média, suas respostas ficam perto do C, no lado mais quieto do meio, e pelo menos cinco das doze foram C ou D',
		},
		holds: (sheet) =>
			Math.abs(average(sheet) - 2) <= 0.25 && average(sheet) > 1.5 && count(sheet, 2, 3) >= 5,
	},
	{
		says: {
			en: 'At least seven of your twelve answers were C or D, the two quieter options, and at least two were D',
			de: 'Mindestens sieben deiner zwölf Antworten waren C oder D, die beiden stilleren, und mindestens zwei waren D',
			pt: 'Pelo menos sete das suas doze respostas foram C ou D, as duas opções mais quietas, e pelo menos duas foram D',
		},
		holds: (sheet) => count(sheet, 2, 3) >= 7 && count(sheet, 3) >= 2,
	},
	{
		says: {
			en: 'You chose option D, the quietest one, at least seven times out of twelve',
			de: 'Mindestens sieben von zwölf Mal hast du D gewählt, die stillste Antwort',
			pt: 'Você escolheu a opção D, a mais quieta, em pelo menos sete das doze perguntas',
		},
		holds: (sheet) => count(sheet, 3) >= 7,
	},
	{
		says: {
			en: 'You chose option D, the quietest one, at least ten times out of twelve',
			de: 'Mindestens zehn von zwölf Mal hast du D gewählt, die stillste Antwort',
			pt: 'Você escolheu a opção D, a mais quieta, em pelo menos dez das doze perguntas',
		},
		holds: (sheet) => count(sheet, 3) >= 10,
	},
]

const energyClaims: readonly Claim[] = [
	{
		says: {
			en: 'At least five of your eight energy answers were A,',
			de: 'Mindestens fünf deiner acht Antworten zur Energie waren A,',
			pt: 'Pelo menos cinco das suas oito respostas sobre energia foram A,',
		},
		holds: (sheet) => count(sheet, 0) >= 5,
	},
	{
		says: {
			en: 'Your energy answers average out at B or between A and B, and at least half of them were A or B',
			de: 'Im Durchschnitt liegen deine Antworten zur Energie bei B oder zwischen A und B, und mindestens die Hälfte war A oder B',
			pt: 'Na média, suas respostas sobre energia ficam no B ou entre A e B, e pelo menos metade delas foi A ou B',
		},
		holds: (sheet) => average(sheet) > 0 && average(sheet) <= 1 && count(sheet, 0, 1) >= 4,
	},
	{
		says: {
			en: 'Your energy answers average out just past B',
			de: 'Im Durchschnitt liegen deine Antworten zur Energie knapp hinter B',
			pt: 'Na média, suas respostas sobre energia passam um pouco do B',
		},
		holds: (sheet) => average(sheet) > 1 && average(sheet) <= 1.25,
	},
	{
		says: {
			en: 'Your energy answers average out about halfway between B and C',
			de: 'Im Durchschnitt liegen deine Antworten zur Energie etwa auf halbem Weg zwischen B und C',
			pt: 'Na média, suas respostas sobre energia ficam mais ou menos a meio caminho entre B e C',
		},
		holds: (sheet) => Math.abs(average(sheet) - 1.5) <= 0.125,
	},
	{
		says: {
			en: 'Your energy answers average out at C or close to it',
			de: 'Im Durchschnitt liegen deine Antworten zur Energie bei C oder nahe daran',
			pt: 'Na média, suas respostas sobre energia ficam no C ou perto dele',
		},
		holds: (sheet) => Math.abs(average(sheet) - 2) <= 0.25,
	},
	{
		says: {
			en: 'At least three of the eight were C or D',
			de: 'Mindestens drei der acht waren C oder D',
			pt: 'Pelo menos três das oito foram C ou D',
		},
		holds: (sheet) => count(sheet, 2, 3) >= 3,
	},
	{
		says: {
			en: 'At least five of your eight energy answers were C or D, the two more selective options, and at least one was D',
			de: 'Mindestens fünf deiner acht Antworten zur Energie waren C oder D, die beiden wählerischeren, und mindestens eine war D',
			pt: 'Pelo menos cinco das suas oito respostas sobre energia foram C ou D, as duas opções mais seletivas, e pelo menos uma foi D',
		},
		holds: (sheet) => count(sheet, 2, 3) >= 5 && count(sheet, 3) >= 1,
	},
	{
		says: {
			en: 'At least five of your eight energy answers were D',
			de: 'Mindestens fünf deiner acht Antworten zur Energie waren D',
			pt: 'Pelo menos cinco das suas oito respostas sobre energia foram D',
		},
		holds: (sheet) => count(sheet, 3) >= 5,
	},
]

/** Patterns that find sentences about the visitor's answers. */
const aboutAnswers = {
	en: /\byou (picked|chose) |\byour (\w+ )*answers\b|\bof the (eight|twelve)\b|average out/i,
	de: /\bhast du .*gewählt|\bdeine[rn]? (\p{L}+ )*Antworten\b|\bder (acht|zwölf)\b|Durchschnitt liegen/iu,
	pt: /\bescolheu (?!C ou D)|\bsuas (\p{L}+ )*respostas\b|\bdas (oito|doze)\b|na média, suas/iu,
} as const satisfies Record<PageLanguage, RegExp>

const introvertSheets = everySheet(introvertQuestionCount)
const energySheets = everySheet(energyQuestionCount)

const introvertResults = (language: PageLanguage) => words('introvertTest', language).results
const profiles = (language: PageLanguage) => words('mbtiResults', language).profiles

const tests = [
	...pageLanguages.map((language) => ({
		file: `${language}/introvert-test.yaml`,
		language,
		claims: introvertClaims,
		sheets: introvertSheets,
		resultOf: (sheet: readonly Answer[]) =>
			introvertResults(language)[scoreIntrovert(sheet).type].descriptions,
		results: introvertBands.map(({ name, upTo }) => ({
			upTo,
			texts: introvertResults(language)[name].descriptions,
		})),
	})),
	...pageLanguages.map((language) => ({
		file: `${language}/mbti-results.yaml`,
		language,
		claims: energyClaims,
		sheets: energySheets,
		resultOf: (sheet: readonly Answer[]) =>
			profiles(language)[bandOf(energyBands, sumOf(sheet))].descriptions,
		results: energyBands.map(({ name, upTo }) => ({
			upTo,
			texts: profiles(language)[name].descriptions,
		})),
	})),
]

describe.each(tests)('$file', ({ language, claims, sheets, resultOf, results }) => {
	const own = claims.map(({ says, holds }) => ({ says: says[language], holds }))

	test('a description is true for every answer sheet that gets it', () => {
		const untrue = sheets.flatMap((sheet) => {
			const { text } = rangeOf(sumOf(sheet), resultOf(sheet))
			return own
				.filter(({ says, holds }) => text.includes(says) && !holds(sheet))
				.map(({ says }) => ({ sheet, says }))
		})
		expect(untrue).toEqual([])
	})

	test('every sentence about the given answers contains one of the listed claims', () => {
		const given = new Set(sheets.map((sheet) => rangeOf(sumOf(sheet), resultOf(sheet)).text))
		const unproven = [...given]
			.flatMap((text) => text.split(/(?<=\.) /))
			.filter((sentence) => aboutAnswers[language].test(sentence))
			.filter((sentence) => !own.some(({ says }) => sentence.includes(says)))
		expect(unproven).toEqual([])
	})

	test('every listed claim occurs in a description', () => {
		const said = results.flatMap(({ texts }) => texts.map(({ text }) => text)).join('\n')
		expect(own.filter(({ says }) => !said.includes(says))).toEqual([])
	})

	test('the first text of a result starts at the lowest score of the result, and each further text at a higher score within it', () => {
		let lowest = 0
		for (const { upTo, texts } of results) {
			expect(texts[0].from).toBe(lowest)
			const begins = texts.map(({ from }) => from)
			expect(begins).toEqual([...new Set(begins)].toSorted((one, other) => one - other))
			expect(begins.at(-1)).toBeLessThanOrEqual(upTo)
			lowest = upTo + 1
		}
	})
})

test.each(pageLanguages)(
	'the introvert test in %s names the score at which the quietest result begins',
	(language) => {
		const [, middle] = introvertBands
		const numbers = introvertResults(language)[middle.name].descriptions.flatMap(
			({ text }) => text.match(/\d+/g) ?? [],
		)
		expect(numbers).toEqual([`${middle.upTo + 1}`])
	},
)

test('translated result texts begin at the same scores as the English ones', () => {
	for (const language of pageLanguages) {
		expect(scoresOf(introvertResults(language))).toEqual(scoresOf(introvertResults('en')))
		expect(scoresOf(profiles(language))).toEqual(scoresOf(profiles('en')))
	}
})

type Results = Readonly<
	Record<string, { readonly descriptions: readonly { readonly from: number }[] }>
>

function scoresOf(results: Results) {
	return Object.entries(results).map(([name, { descriptions }]) => [
		name,
		...descriptions.map(({ from }) => from),
	])
}

/** Every combination of this many answers, ignoring their order, on which no claim depends. */
function everySheet(answers: number, from: Answer = 0): Answer[][] {
	if (answers === 0) return [[]]
	return allAnswers
		.filter((answer) => answer >= from)
		.flatMap((answer) => everySheet(answers - 1, answer).map((rest) => [answer, ...rest]))
}
