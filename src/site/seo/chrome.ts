import { countryLinks } from './props/block-pages.ts'
import { type Language, pages } from '#site-map/pages.ts'
import { currentSite } from '#cms/reader/site.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { guides } from './props/guides.ts'
import { claimsIn } from '#cms/reader/facts/claims.ts'
import { operatorLine } from '#cms/reader/facts/operator.ts'
import { words } from '#cms/reader/entries.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import type { Link } from '#cms/reader/schemas/common.ts'

export type Chrome = ReturnType<typeof chromeIn>

export function chromeIn(language: Language) {
	const { header, footer, skip, languages, offer } = words('chrome', language)
	const columns = footer.columns.map(({ title, links, hasOwnGuides = false }) => ({
		title,
		links: [
			...(links === 'countries'
				? countryLinks().map(({ name, path }) => ({ label: name, href: path }))
				: links),
			...(hasOwnGuides ? [...ownGuideLinks(language), ...newsLinks(language)] : []),
		],
	}))
	const support = { ...footer.support, claim: claimsIn(language, 'supportReply')[0] }
	// Brazil wants the operator's number and address in a prominent place (Decreto 7.962/2013, Art. 2).
	const small = language === 'pt' ? `${operatorLine(language)}. ${footer.small}` : footer.small
	return { header, footer: { ...footer, columns, support, small }, skip, languages, offer }
}

/** The maximum number of the owner's guides in the footer: as many as fit into a column. */
const maxOwnGuides = 8

function ownGuideLinks(language: Language): readonly Link[] {
	const own = ownPages().filter(
		(page) => page.language === language && page.file.startsWith('guides/'),
	)
	if (own.length === 0) return []
	const paths = new Set(own.slice(0, maxOwnGuides).map(({ path }) => path))
	return guides()
		.filter(({ head }) => paths.has(head.path))
		.map(({ head, title }) => ({ label: title, href: head.path }))
}

/** The link to What's new, on the server's origin, because exported pages contain no letters. */
function newsLinks(language: Language): readonly Link[] {
	const on = siteLanguages().find((each) => each === language)
	if (on === undefined) return []
	const { api } = currentSite().settings.addresses
	return [{ label: words('tool', `${on}/news`).head.name, href: api + pages.news[on] }]
}
