import { expect, test } from 'vitest'
import { allChoices, type Choice } from '#site/say-no/rules/choices.ts'
import { composeMessage, messageBody } from '#site/say-no/rules/compose.ts'
import { words as wordsOf } from './entries.ts'
import type { ReadyMessages } from '#site/say-no/say-no.schema.ts'

const languages = [
	{ language: 'en', maxParts: 1 } as const,
	{ language: 'de', maxParts: 3 } as const,
	{ language: 'pt', maxParts: 3 } as const,
].map((each) => ({
	...each,
	words: wordsOf('sayNoMessages', each.language),
	ready: wordsOf('readyMessages', each.language),
}))

const bannedPhrases = {
	en: /\b(something came up|unfortunately|to be honest|no offen[cs]e|hope you understand|forgive|feel bad|headache|sick|ill|busy|another commitment|hate to|love to but|if only|swamped|as you know|kindly|rain check)\b/i,
	de: /\b(dazwischengekommen|ehrlich gesagt|eigentlich|krank|Kopfschmerzen|Verständnis|nicht böse|verzeih|schaffe es zeitlich|schon etwas vor|irgendwann mal|melde mich irgendwann)\b/i,
	pt: /\b(imprevisto|infelizmente|sinto muito|doente|dor de cabeça|espero que (você )?entenda|não fica chatead|qualquer dia|a gente marca|para ser sincer|mil desculpas|outro compromisso)\b/i,
}

const apologies = {
	en: /\b(sorry|apolog\w+|excuse me)\b/gi,
	de: /\b(tut mir leid|leider|entschuldig\w*|sorry|verzeih\w*)\b/gi,
	pt: /\b(desculp\w+|perdão|lamento)\b/gi,
}

/**
 * Words that would give away the writer's gender (in Portuguese), and masculine generics (in German and Portuguese).
 */
const gendered = {
	en: /\b(he|she|his|her|guys|ladies)\b/i,
	de: /\b(Kollege|Chef|Freund|jeder|keiner)\b/,
	pt: /\b(obrigad[oa]|cansad[oa]|sozinh[oa]|ocupad[oa]|exaust[oa]|esgotad[oa]|honrad[oa]|convidad[oa]|cheio|cheia|amigo|chefe|todos|todas|pronta)\b/i,
}

const cases = languages.flatMap(({ language, words, maxParts }) =>
	[...allChoices()].map((choice) => {
		const message = composeMessage(words, choice)
		return { language, choice, maxParts, message, body: messageBody(message, choice.how) }
	}),
)

const of = (wanted: string) => cases.filter(({ language }) => language === wanted)

test('38 pairs of a person and a request are offered, each with 81 combinations of the other choices', () => {
	expect([...allChoices()]).toHaveLength(38 * 81)
})

test.each(languages)(
	'no two combinations of choices have the same message ($language)',
	({ language }) => {
		const all = of(language).map(({ message }) => JSON.stringify(message))
		expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([])
	},
)

test.each(languages)(
	'a text message fits into $maxParts SMS segments ($language)',
	({ language, maxParts }) => {
		const texts = of(language).filter(({ choice }) => choice.how === 'text')
		expect(texts.filter(({ body }) => textMessageParts(body) > maxParts)).toEqual([])
	},
)

test.each(languages)('no message contains a banned phrase ($language)', ({ language }) => {
	const banned = bannedPhrases[language]
	expect(of(language).filter(({ body }) => banned.test(body) || /[!…–—]|\.\./.test(body))).toEqual(
		[],
	)
})

test.each(languages)('a message apologises at most once ($language)', ({ language }) => {
	const twice = of(language).filter(
		({ body }) => (body.match(apologies[language]) ?? []).length > 1,
	)
	expect(twice.map(({ body }) => body)).toEqual([])
})

test.each(languages)('no message gives away a gender ($language)', ({ language }) => {
	expect(of(language).filter(({ body }) => gendered[language].test(body))).toEqual([])
})

test.each(languages)('every message is made of whole sentences ($language)', ({ language }) => {
	for (const { message } of of(language)) {
		expect(message.text).not.toMatch(/[[\]{}|]|undefined| {2}| [.,;?]|[.,;?]{2}/)
		expect(message.text).toMatch(/[.?]$/)
		for (const sentence of message.text.split(/(?<=[.?]) /).slice(1)) {
			expect(sentence).toMatch(/^[\p{Lu}É]/u)
		}
	}
})

test.each(languages)(
	'no two sentences of a message begin with the same three words ($language)',
	({ language }) => {
		const repeated = of(language).filter(({ message }) => {
			const openings = message.text
				.split(/(?<=[.?]) /)
				.map((sentence) => sentence.toLowerCase().split(/[ ,]+/).slice(0, 3).join(' '))
			return new Set(openings).size < openings.length
		})
		expect(repeated.map(({ message }) => message.text)).toEqual([])
	},
)

test.each(languages)('a message says thanks at most once ($language)', ({ language }) => {
	const thanks = { en: /\bthank/gi, de: /\bdanke/gi, pt: /\b(valeu|agradeço)\b/gi }[language]
	const twice = of(language).filter(({ message }) => (message.text.match(thanks) ?? []).length > 1)
	expect(twice.map(({ message }) => message.text)).toEqual([])
})

test.each(languages)('a message says please at most once ($language)', ({ language }) => {
	const please = { en: /\bplease\b/gi, de: /\bbitte\b/gi, pt: /\bpor favor\b/gi }[language]
	const twice = of(language).filter(({ message }) => (message.text.match(please) ?? []).length > 1)
	expect(twice.map(({ message }) => message.text)).toEqual([])
})

test.each(languages)(
	'sixty messages are available without JavaScript, and no sentence occurs twice in them ($language)',
	({ ready }) => {
		expect(Object.values(ready).map((messages) => messages.length)).toEqual([
			10, 10, 10, 10, 10, 10,
		])
		const sentences = textsOf(ready).flatMap((text) => text.split(/(?<=[.?]) /))
		expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([])
	},
)

test.each(languages)(
	'ready-made messages follow the rules for composed messages ($language)',
	(each) => {
		const { language, ready, maxParts } = each
		const wrong = textsOf(ready).filter(
			(text) =>
				textMessageParts(text.replaceAll('’', "'")) > maxParts ||
				bannedPhrases[language].test(text) ||
				gendered[language].test(text) ||
				(text.match(apologies[language]) ?? []).length > 1 ||
				!/^[^!…–—[\]{}]+[.?]$/.test(text),
		)
		expect(wrong).toEqual([])
	},
)

test.each(languages)(
	'at least five ready-made messages give a number instead of a reason ($language)',
	(each) => {
		const number = /\b(percent|Prozent)\b|%/
		expect(textsOf(each.ready).filter((text) => number.test(text)).length).toBeGreaterThanOrEqual(5)
	},
)

test('German messages address bosses and acquaintances as Sie, groups as ihr, and all other people as du', () => {
	const forms = {
		familiar: /\b(du|dich|dir|dein\w*)\b/i,
		formal: /\b(Ihnen|Ihre?|bitte Sie|Sie)\b/,
		plural: /\b(ihr|euch|eure?)\b/,
	}
	const wrong = of('de').filter(({ choice, message: { text } }) => {
		if (isFormal(choice)) return forms.familiar.test(text) || forms.plural.test(text)
		if (choice.who === 'group') return forms.familiar.test(text) || forms.formal.test(text)
		return forms.formal.test(text)
	})
	expect(wrong.map(({ message }) => message.text)).toEqual([])
})

test('German emails continue in lower case after the greeting, and never begin with a noun', () => {
	const first = new Set(
		of('de')
			.filter(({ choice }) => choice.how === 'mail')
			.map(({ message }) => message.text.split(/[ ,]/)[0]),
	)
	// Only adverbs, articles, verbs, pronouns and particles are allowed. Review new words.
	const known =
		'an bei da dabei dafür danke das die diesmal ein einen es für heute ich können lange lass leider lieb länger mir nur schön telefonisch vielen wäre wenn zum zur über'
	expect([...first].filter((word) => !known.split(' ').includes(word ?? ''))).toEqual([])
})

test('Portuguese messages address groups as vocês and single people as você', () => {
	const wrong = of('pt').filter(({ choice, message: { text } }) =>
		choice.who === 'group'
			? /você(?!s)|\b(chama|conta comigo|espera|aproveita|curte|continua)\b/i.test(text)
			: choice.who !== 'family' && choice.who !== 'colleague' && /vocês/i.test(text),
	)
	expect(wrong.map(({ message }) => message.text)).toEqual([])
})

function textsOf(ready: ReadyMessages): readonly string[] {
	return Object.values(ready).flatMap((messages) => messages.map(({ text }) => text))
}

function isFormal({ who }: Choice): boolean {
	return who === 'boss' || who === 'acquaintance'
}

/**
 * The number of parts that a text message is split into. A single part holds 160 characters of GSM 03.38, or 70 of
 * UCS-2; each of several parts holds fewer. Of GSM 03.38, the pattern has only the characters in use here.
 */
function textMessageParts(text: string): number {
	const isGsm = /^[\w \n!"#%&'()*+,\-./:;<=>?ÄÖÜßäöüàèéìòùÉÇñ]*$/.test(text)
	const [single, several] = isGsm ? [160, 153] : [70, 67]
	return text.length <= single ? 1 : Math.ceil(text.length / several)
}
