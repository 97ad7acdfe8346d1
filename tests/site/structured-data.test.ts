import { expect, test } from 'vitest'
import { type PageName, pages as table } from '#site-map/pages.ts'
import { typeRows } from '#site-map/type-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import { pages, publicPages } from '#testing/built-pages.ts'

/**
 * The properties of each type that search engines require, and those that they recommend and the site has. The site
 * uses no other type.
 */
const required: Readonly<Record<string, readonly string[]>> = {
	Answer: ['text'],
	Article: [
		'headline',
		'description',
		'image',
		'author',
		'publisher',
		'datePublished',
		'dateModified',
		'mainEntityOfPage',
		'publishingPrinciples',
	],
	BreadcrumbList: ['itemListElement'],
	CreativeWork: ['name', 'creditText', 'datePublished'],
	FAQPage: ['mainEntity'],
	ListItem: ['position', 'name', 'item'],
	Offer: ['url', 'price', 'priceCurrency'],
	Organization: ['name', 'url'],
	Question: ['name', 'acceptedAnswer'],
	Quiz: ['name', 'description', 'url', 'about', 'publisher'],
	SoftwareApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
	Thing: ['name'],
	WebApplication: [
		'name',
		'url',
		'description',
		'applicationCategory',
		'operatingSystem',
		'offers',
	],
	WebPage: ['name', 'url', 'inLanguage'],
	WebSite: ['name', 'url'],
}

/** The types of the main items on each kind of page. Pages are listed by their names in the table of pages. */
const expected: readonly (readonly [types: readonly string[], names: readonly PageName[]])[] = [
	[
		['SoftwareApplication', 'FAQPage', 'BreadcrumbList'],
		['home', 'usa', 'india', 'uk'],
	],
	[
		['Quiz', 'BreadcrumbList'],
		['introvertTest', 'mbtiTest'],
	],
	[
		['WebApplication', 'FAQPage', 'BreadcrumbList'],
		['week', 'sayNo', 'twoSheets'],
	],
	[
		['WebPage', 'BreadcrumbList'],
		[
			'privacy',
			'terms',
			'refund',
			'accessibility',
			'impressum',
			'howWeWork',
			'news',
			...keysIn(typeRows),
		],
	],
	[['WebPage', 'FAQPage', 'BreadcrumbList'], ['leave']],
	[
		['Article', 'FAQPage', 'BreadcrumbList'],
		[
			'introvertProductivity',
			'introvertSocialBattery',
			'lowSocialBattery',
			'mySocialBattery',
			'socialBatteryDrained',
			'socialBatteryPin',
			'socialBatteryPsychology',
			'socialBatteryQuotes',
			'socialBatteryRecharge',
			'socialBatteryTracker',
			'socialEnergyManagement',
		],
	],
]

const inner = publicPages.filter(({ path }) => path !== '/')

type Thing = Readonly<Record<string, unknown>>

test.each(publicPages)(
	'the structured data of $path has every required property of each type',
	({ html }) => {
		for (const thing of thingsOf(html)) {
			const missing = required[String(thing['@type'])]?.filter((key) => isEmpty(thing[key]))
			expect([thing['@type'], missing]).toEqual([thing['@type'], []])
		}
	},
)

test.each(publicPages)(
	'the structured data of $path has the types of its kind of page',
	({ path, html }) => {
		const types = thingsOf(html).map((thing) => thing['@type'])
		expect(types).toEqual(expect.arrayContaining([...typesExpectedOf(path)]))
	},
)

test.each(publicPages)(
	'the structured data of $path has only absolute URLs and valid dates',
	({ html }) => {
		const said = thingsOf(html).flatMap(Object.entries)
		const addresses = said.filter(([key]) => /^(?:url|item|image|logo|mainEntityOfPage)$/.test(key))
		expect(addresses.filter(([, value]) => !URL.canParse(String(value)))).toEqual([])
		const days = said.filter(([key]) => key === 'dateModified').map(([, day]) => String(day))
		const today = new Date().toISOString().slice(0, 10)
		expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today)).toEqual([])
	},
)

test.each(publicPages)(
	'each answer in the structured data of $path is also in the text of the page',
	({ html }) => {
		const text = textOf(html)
		const said = thingsOf(html).flatMap((thing) => {
			if (thing['@type'] === 'Question') return [thing['name']]
			return thing['@type'] === 'Answer' ? [thing['text']] : []
		})
		expect(said.filter((words) => !text.includes(String(words)))).toEqual([])
	},
)

test.each(inner)(
	'the breadcrumb of $path begins with the landing page and ends with the page itself',
	({ path, html }) => {
		const steps = thingsOf(html).filter((thing) => thing['@type'] === 'ListItem')
		expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
		expect(steps.at(-1)?.['item']).toBe(`https://innervolt.example${path}`)
	},
)

test.each(pages)('the structured data of $path has no ratings or reviews', ({ html }) => {
	expect(html).not.toMatch(/"(?:aggregateRating|reviews?|ratingValue)"/)
})

/**
 * The types of the main items that a page must have. The English landing page also describes the site itself, and has
 * no breadcrumb.
 */
function typesExpectedOf(path: string): readonly string[] {
	if (path === table.home.en) return ['Organization', 'WebSite', 'SoftwareApplication', 'FAQPage']
	const found = expected.find(([, names]) =>
		names.some((name) => Object.values<string>(table[name]).includes(path)),
	)
	return found?.[0] ?? ['none']
}

function thingsOf(html: string): readonly Thing[] {
	const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return [...scripts].flatMap(([, json = '']) => inside(JSON.parse(json)))
}

function inside(value: unknown): readonly Thing[] {
	if (Array.isArray(value)) return value.flatMap(inside)
	if (!isThing(value)) return []
	const deeper = Object.values(value).flatMap(inside)
	return '@type' in value ? [value, ...deeper] : deeper
}

function isThing(value: unknown): value is Thing {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function textOf(html: string): string {
	return html
		.replace(/<(script|style)\b.*?<\/\1>/gs, '')
		.replace(/<[^>]*>/g, '')
		.replaceAll('&#39;', "'")
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&amp;', '&')
}
