import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, languages, pages as addresses } from '#site-map/pages.ts'
import { countryPages } from '#site/seo/props/block-pages.ts'
import { pricing } from '#cms/reader/facts/prices.ts'
import { pages } from '#testing/built-pages.ts'
import { words } from '#cms/reader/entries.ts'
import { exampleLevels } from '#cms/reader/facts/example-week.ts'

/** Every text for visitors, without markup, by its address. */
const texts: readonly (readonly [address: string, text: string])[] = [
	...pages.map(({ path, html }) => [path, textOf(html)] as const),
	...globSync('dist/site/media/*.vtt').map((file) => [file, readFileSync(file, 'utf8')] as const),
	...languages.map((language) => [language, textsOfMails(language)] as const),
	['/llms.txt', readFileSync('dist/site/llms.txt', 'utf8')],
]

/** Statements contradicted by src/content/facts/product.yaml or another page. */
const contradictions: Readonly<Record<string, RegExp>> = {
	'the check-in takes under 30 seconds and two taps': new RegExp(
		[
			'\\b(?:ten|10) seconds',
			'zehn Sekunden',
			'dez segundos',
			'with one number',
			'two taps a day',
			'check-in\\W+one number',
			'check-in once a day',
			'einmal am Tag',
			'uma vez por dia',
		].join('|'),
		'i',
	),
	'notes replace typical costs after two to three weeks': new RegExp(
		[
			'after (?:about )?(?:a|one|the first) week\\b',
			'about a week',
			'nach (?:etwa )?einer Woche',
			'nach der ersten Woche',
			'(?:cerca|depois) de uma semana',
			'no forecast (?:in|for|during) the first',
		].join('|'),
		'i',
	),
	'the app is a web app':
		/app store\b|(?:in|from|on) (?:the )?app stores|google play|play store|native app|(?:download|install) the app|App herunterladen|App installieren|(?:baixe|instale) o app/i,
	'the trial lasts as long as the price list says, without a card': new RegExp(
		[
			`\\b(?!${pricing().trialDays}\\b)\\d+[\\s-](?:days?|Tage|dias) (?:free|trial|kostenlos|grátis)`,
			'\\b(?:two|three|four) weeks free',
			'a month free',
			'card (?:is )?(?:needed|required) to (?:start|try)',
			'mit Kreditkarte',
			'com cartão de crédito',
		].join('|'),
		'i',
	),
	'the call with nine people was expected to cost twelve': /nine people[^.]*\bfive\b/i,
	'a forecast is an estimate': /no tracker measures anything/i,
	'an event moved to another day affects the days after it':
		/costs the same there|kostet dort genauso|custa a mesma coisa/i,
	'the figures are not documented': /our own figures/i,
	'the number of people counts': /seldom the number of people alone/i,
	'notes are processed by the companies that the privacy policy names':
		/who reads what I write\S*\? You\b/i,
}

test.each(Object.entries(contradictions))(
	'no text contradicts the product fact %s',
	(_fact, pattern) => {
		const found = texts.flatMap(([address, text]) => {
			const match = pattern.exec(text)
			return match
				? [`${address}: ${text.slice(Math.max(0, match.index - 60), match.index + 60)}`]
				: []
		})
		expect(found).toEqual([])
	},
)

/** The levels of Thursday in a text. A number in words counts as a wrong level, because all levels are in figures. */
const tellsThursday =
	/(?:[Ff]orecast said|Thursday (?:at|said)|standen da|quinta estava em|I’m at|Ich bin bei|Estou com) (\d+|\p{L}+(?= per ?cent| Prozent| por cento))/gu

test.each(countryPages())('the level of Thursday is the same everywhere on $path', ({ path }) => {
	const told = texts
		.filter(([address]) => address === path)
		.flatMap(([, text]) => [...text.matchAll(tellsThursday)].map(([, number]) => Number(number)))
	expect(told.length).toBe(2)
	expect(new Set(told)).toEqual(new Set([exampleLevels[3]]))
})

test('all pages with prices, and no others, have the sentence “Nothing is charged unless you then buy.”', () => {
	const found = texts.filter(([, text]) =>
		/Nothing is charged unless you then buy\.|Abgebucht wird nur, wenn du dann kaufst\.|Nada é cobrado se você não comprar\./.test(
			text,
		),
	)
	const prices = ['/', '/usa', '/india', '/uk', '/deutschland', '/brasil']
	const legal = [
		'/terms',
		'/refund',
		addresses.terms.de,
		addresses.refund.de,
		addresses.terms.pt,
		addresses.refund.pt,
	]
	expect(found.map(([path]) => path).toSorted()).toEqual([...prices, ...legal].toSorted())
})

function textsOfMails(language: Language): string {
	return JSON.stringify([words('mails', language), words('notices', language)])
}

function textOf(html: string): string {
	return html
		.replaceAll(/<(script(?![^>]*ld\+json)|style)\b.*?<\/\1>/gs, '')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
}
