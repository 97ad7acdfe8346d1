import { expect, test } from 'vitest'
import { landing } from '#cms/reader/schemas/block-page.ts'
import { countryLevels } from '#cms/reader/facts/country-weeks.ts'
import { pricing } from '#cms/reader/facts/prices.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { price } from '#cms/reader/rules/pricing/pricing.ts'
import { blocksOf, type CountryPage, countryPages, languageOf } from './block-pages.ts'
import { countryWeek } from './block-props.ts'

const english = countryPages().filter(({ code }) => languageOf(code) === 'en')
const others = countryPages().filter(({ code }) => languageOf(code) !== 'en')
const labels = [
	'Get Instant Access',
	'Stop the Social Battery Guessing Game',
	'Start Free Trial',
	'Imagine Having Complete Control',
	'How It Works',
	'Your browser does not support the video tag.',
]

test.each(english)('the English page $path has the labels given in the specification', (page) => {
	const [hero] = blocksOf(page, 'front')
	const [problem] = blocksOf(page, 'moments')
	const [solution, product] = blocksOf(page, 'texts')
	expect([
		hero?.action.label,
		problem?.title,
		problem?.action.label,
		solution?.title,
		product?.title,
		hero?.film.unsupported,
	]).toEqual(labels)
})

test.each(others)('the page $path in another language has none of the English labels', (page) => {
	for (const label of labels) expect(texts(page)).not.toContain(label)
})

test.each(countryPages())(
	'$path has a title and a description that search results show in full',
	(page) => {
		const { title, description, keywords = [] } = page.head
		expect(`${title} | ${siteName()}`.length).toBeLessThanOrEqual(60)
		expect(description.length).toBeGreaterThanOrEqual(50)
		expect(description.length).toBeLessThanOrEqual(160)
		expect(keywords.length).toBeGreaterThanOrEqual(4)
	},
)

test.each(countryPages())('$path has typographic quotes and no exclamation mark', (page) => {
	for (const text of texts(page)) expect(text).not.toMatch(/["!–—]|\w'\w/)
})

test.each(countryPages())('$path has no-break spaces between numbers and units', (page) => {
	for (const text of texts(page))
		expect(text).not.toMatch(/\d (?:Tage|Sekunden|Stunden|Uhr|\$|dias|segundos|horas)\b/)
})

test.each(countryPages().filter(({ currency }) => currency !== pricing().lifetime.currency))(
	'$path says that its price is not in $currency, and names the party that converts it',
	(page) => {
		const [plans] = blocksOf(page, 'plans')
		expect(plans?.offers[0].price).toBe(price(pricing().lifetime, page.language))
		expect(plans?.note).toMatch(/US dollars|US-Dollar|em dólar/)
		expect(plans?.note).toMatch(/pounds|rupees|Euro|reais/)
	},
)

test.each(countryPages())('$path marks every testimonial as a sample', (page) => {
	const items = blocksOf(page, 'quotes').flatMap((block) => block.items)
	expect(items).toHaveLength(3)
	for (const { author, isSample } of items) {
		expect(isSample).toBe(true)
		expect(author).toMatch(/^(?:Sample|Beispiel|Exemplo) [A-C]$/)
	}
})

test.each(countryPages())('the film of $path is in the language of the page', (page) => {
	const language = languageOf(page.code)
	const [hero] = blocksOf(page, 'front')
	const { captions, cuts } = hero?.film ?? {}
	expect(captions?.src).toBe(`/media/demo.${language}.vtt`)
	const files = Object.values(cuts ?? {}).flatMap(({ sources, poster }) => [
		...sources.map(({ src }) => src),
		...Object.values(poster),
	])
	expect(files).toHaveLength(8)
	for (const file of files) expect(file).toMatch(new RegExp(`\\.${language}\\.\\w+$`))
})

/** Every string of a page, except its addresses and the words that it shares with other pages. */
function texts({ name, head, blocks }: CountryPage): readonly string[] {
	const own = blocks.filter(({ block }) => block !== 'tools' && block !== 'claims')
	const { title, description } = head
	return textsIn([name, title, description, own.map((block) => ({ ...block, film: 0, form: 0 }))])
}

function textsIn(value: unknown): readonly string[] {
	if (typeof value === 'string') return /^(?:https?:|\/)/.test(value) ? [] : [value]
	if (typeof value !== 'object' || value === null) return []
	return Object.values(value).flatMap(textsIn)
}

test.each([
	['/retreat', true],
	['/deutschland/mein-abend-2', true],
	['retreat', false],
	['/', false],
	['/a b', false],
	['/Retreat', false],
	['/a//b', false],
	['/a.md', false],
])('%s can be the address of a landing page: %s', (path, isAddress) => {
	expect(landing.shape.head.shape.path.safeParse(path).success).toBe(isAddress)
})

test('the house front has a window for each day of the week, named in the language of the page', () => {
	const names = countryWeek('br', 'pt').days.map(({ name: day }) => day)
	expect(names.join(' ')).toBe('Seg Ter Qua Qui Sex Sáb Dom')
})

test.each(countryPages())(
	'the windows of $path are the evenings of its own week',
	({ code, flag }) => {
		const { days } = countryWeek(flag, languageOf(code))
		expect(days.map(({ level }) => level)).toEqual(countryLevels(flag)[0])
	},
)
