import { expect, test } from 'vitest'
import { appUrls } from '#cms/reader/site-urls.ts'
import { pageLanguages, type EnglishPageName } from '#site-map/pages.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import { words as wordsOf } from '#cms/reader/entries.ts'
import { languageOf, publicPages } from '#testing/built-pages.ts'

/** British spellings and words, which American pages must not contain. */
const british =
	/\b(?:(?:fav|col|behavi|neighb|hon|hum|lab)our\w*|(?:organ|apolog|real|recogn|social|categor)is(?:e[ds]?|ing)|cancell(?:ed|ing)|grey|centre|sceptic\w*|judgement|fortnight|school gate|(?:come|coming) round|at the weekend|leaving drinks|sofa|afterwards|towards)\b/gi

const americanPages = [
	'/',
	'/usa',
	'/week',
	'/say-no',
	'/two-sheets',
	'/introvert-test',
	'/mbti-test',
]

const islandWords = {
	week: wordsOf('week', 'en'),
	sayNo: wordsOf('sayNoMessages', 'en'),
	twoSheets: wordsOf('twoSheets', 'en'),
}

test.each(americanPages)('%s has American spelling', (path) => {
	expect(textOf(path).match(british)).toBeNull()
})

test.each(Object.entries(islandWords))('the words of %s have American spelling', (_, words) => {
	const values = JSON.stringify(words).replaceAll(/"\w+":/g, ' ')
	expect(values.match(british)).toBeNull()
})

test('the pattern for British spellings matches six examples', () => {
	const found = 'a favour, organised, apologising, cancelled, towards the school gate'.match(
		british,
	)
	expect(found).toHaveLength(6)
})

/** The labels that the specification requires for links to the app, by the path of the page. */
const specified: Readonly<Record<string, readonly string[]>> = {
	'/': ['Start MY Free Trial'],
	'/usa': ['Get Instant Access', 'Start Free Trial'],
	'/india': ['Get Instant Access', 'Start Free Trial'],
	'/uk': ['Get Instant Access', 'Start Free Trial'],
	'/deutschland': ['Sofort loslegen', 'Kostenlos testen'],
	'/brasil': ['Começar agora', 'Testar de graça'],
}

test.each(publicPages)(
	'links from $path to the app have the specified labels, or the label of the trial',
	({ path, html }) => {
		const language = pageLanguages.find((each) => each === languageOf(html)) ?? 'en'
		const { login, signup } = wordsOf('chrome', language).header
		const labels = appLinkLabels(html).filter(
			(label) => !label.startsWith(wordsOf('product').trialLabel[language]),
		)
		const named = specified[path] ?? []
		expect(labels).toEqual(expect.arrayContaining([...named]))
		expect(
			labels.filter((label) => ![login.label, signup.label, ...named].includes(label)),
		).toEqual([])
	},
)

/**
 * Pages that a person in a crisis may read. They must link to the crisis lines of the countries in `linesOf`, by
 * language.
 */
const crisisPages: readonly EnglishPageName[] = [
	'lowSocialBattery',
	'socialBatteryDrained',
	'introvertTest',
	'mbtiTest',
]
const linesOf = { en: ['US', 'GB', 'IN'], de: ['DE', 'AT', 'CH'], pt: ['BR', 'PT'] } as const

test.each(
	pageLanguages.flatMap((language) => crisisPages.map((page) => ({ language, page }) as const)),
)('$page in $language names crisis lines', ({ language, page }) => {
	const html = htmlOf(addressIn(page, language).path)
	for (const country of linesOf[language]) {
		expect(html).toContain(
			`href="tel:${wordsOf('crisisLines').lines[country].number.replaceAll(/\D/g, '')}"`,
		)
	}
})

function appLinkLabels(html: string): string[] {
	return [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
		.filter(([, href = '']) => href.startsWith(new URL(appUrls().home).origin))
		.map(([, , content = '']) => withoutMarkup(content))
}

function htmlOf(path: string): string {
	return publicPages.find((page) => page.path === path)?.html ?? ''
}

/** A page's text for readers, and words passed to its islands as attributes, without their keys. */
function textOf(path: string): string {
	const html = htmlOf(path)
	const words = [...html.matchAll(/\sprops="([^"]*)"/g)].map(([, props = '']) =>
		props.replaceAll(/&quot;\w+&quot;:/g, ' '),
	)
	return [withoutMarkup(html), ...words].join(' ')
}

function withoutMarkup(html: string): string {
	return html
		.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.trim()
}

test('no page has the non-breaking hyphen, because some fonts lack it and searches do not match it', () => {
	expect(publicPages.filter(({ html }) => html.includes('\u2011'))).toEqual([])
})
