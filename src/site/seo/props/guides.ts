import type { PageLanguage } from '#site-map/pages.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { withAppLinks } from '#cms/reader/facts/app-links.ts'
import { datesSentence } from '#cms/reader/facts/dates-sentence.ts'
import { words } from '#cms/reader/entries.ts'
import { proseEntries } from '#cms/reader/prose/prose-entries.ts'
import { linkTarget } from '#cms/reader/prose/link-target.ts'
import { ownVersionsOf } from '#cms/reader/own-pages.ts'
import { planWordsIn } from '#cms/reader/facts/plans.ts'
import type { Prose } from '#cms/reader/prose/prose.ts'
import { citedWorkIn } from '#cms/reader/prose/cited-works.ts'
import type { Guide } from '#cms/reader/schemas/guides.ts'
import { type PageEntry, pageEntries } from '#site/seo/page-entries.ts'
import { perSite } from '#cms/reader/site.ts'

const files = perSite(() => ({
	guides: pageEntries(proseEntries('guides')),
	quotes: pageEntries(proseEntries('quotes')),
	pins: pageEntries(proseEntries('pins')),
}))

export const guides = perSite(() => files().guides.map(guidePage))

/** The pages of quotations. */
export const quotePages = perSite(() =>
	files().quotes.map((entry) => {
		const { actions, captions, ...page } = guidePage(entry)
		const after = words('copyButton')[entry.language]
		return { ...page, actions: { ...actions, after }, captions: { ...captions, after } }
	}),
)

/** All pins in all languages: a pin's picture outlasts its page. */
export const pins = perSite(() => proseEntries('pins').flatMap(({ data }) => data.items))

export const pinPages = perSite(() =>
	files().pins.map((entry) => {
		const { actions, ...page } = guidePage(entry)
		return { ...page, actions: { ...actions, after: words('copyButton')[entry.language] } }
	}),
)

/** The pages on how guides are written and checked. */
export const methodPages = perSite(() =>
	pageEntries(proseEntries('method')).map(({ data, language, path }) => ({
		...data,
		head: { ...data.head, path, language },
		dates: dates(language, data),
	})),
)

function guidePage<Front extends Omit<Guide, 'first'>>({
	data,
	language,
	path,
}: PageEntry<Front & Prose>) {
	const { parts, ...front } = data
	const { next, related, ...shown } = withAppLinks(front, path)
	return {
		...shown,
		action: shown.action ?? trial(language, path, 'top'),
		head: { ...front.head, path, language },
		parts,
		dates: dates(language, front),
		next: nextStep(language, path, next),
		related: related.map((row, index) => relatedRow(language, row, [90, 60, 30][index] ?? 0)),
		sources: sources(language, parts),
	}
}

function dates(
	language: PageLanguage,
	{
		published,
		updated = published,
	}: { readonly published: string; readonly updated?: string | undefined },
) {
	const { dates: sentences } = words('guideWords', language)
	return {
		published,
		updated,
		words: datesSentence(language, sentences, published, updated),
		editors: sentences.editors,
	}
}

/** The signup button that the specification requires at the head and at the end of a page. */
function trial(language: PageLanguage, path: string, place: 'top' | 'end') {
	const label = words('product').trialLabel[language]
	return withAppLinks({ label, href: `app:signup/${place}` }, path)
}

/** The call to action: the app, the signup, and the price. */
function nextStep(
	language: PageLanguage,
	path: string,
	{ title, text, claims = [] }: Guide['next'],
) {
	return {
		title,
		text,
		about: words('product').definition[language],
		action: trial(language, path, 'end'),
		terms: planWordsIn(language).terms,
		claims: claimsIn(language, ...claims),
	}
}

function relatedRow(
	language: PageLanguage,
	{ page, text }: Guide['related'][number],
	level: number,
) {
	const { href, label } = linkTarget(`page:${page}`, language)
	const { guides: names } = words('guideWords', language)
	const known: Readonly<Record<string, string>> = names
	const name = known[page] ?? titleOf(language, page)
	return { label: `${name}${label}`, href, text, level }
}

/** A guide's title in a language, else in English. */
function titleOf(language: PageLanguage, page: string): string {
	const own = Object.values(files())
		.flat()
		.filter(({ data }) => data.page === page)
	const found = own.find((each) => each.language === language) ?? own[0]
	// A page made by the owner has no title if it has an error.
	if (!found && ownVersionsOf(page).length > 0) return page
	if (!found) throw new Error(`Give ${page} a name in src/content/pages/${language}/guides.yaml.`)
	return found.data.title
}

/** A text's sources, in the order of their first citation. */
function sources(language: PageLanguage, parts: Prose['parts']) {
	const keys = new Set(parts.flatMap(({ cites }) => cites))
	return {
		...words('guideWords', language).sources,
		items: [...keys].map((key) => ({ key, ...citedWorkIn(language, key) })),
	}
}
