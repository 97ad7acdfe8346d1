import { lengthNamed } from '#site/week/rules/change.ts'
import { eventKinds, mondayCharge } from '#site/week/rules/estimates.ts'
import { costOf, forecast } from '#site/week/rules/forecast.ts'
import { dayNamed } from '#site/week/rules/plan.ts'
import { type TypePlace, typePages, typePlaces } from '#site-map/type-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import type { BlockWords } from '#site/blocks/blocks.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import type { Guide } from '#cms/reader/schemas/guides.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import type { BlockPlace } from './props/block-props.ts'

type Place = Pick<BlockPlace, 'language' | 'path'>

export function eveningsProps(
	{ plans, cost }: Extract<BlockWords, { block: 'evenings' }>,
	{ language }: Place,
) {
	const costs = Object.fromEntries(
		keysIn(eventKinds).map((kind) => {
			const points = eventKinds[kind].cost
			return [kind, points > 0 ? (points * cost) / 100 : points]
		}),
	)
	const events = plans.map(({ day, hours, ...plan }) => ({
		...plan,
		day: dayNamed(day),
		hours: lengthNamed(hours),
	}))
	return {
		language,
		evenings: forecast({ start: mondayCharge, events, costs }),
		plans: events.map((event) => ({ ...event, cost: costOf(event, costs) })),
	}
}

const placeOf = ({ path, language }: Place) =>
	typePlaces.find(({ paths }) => paths[language] === path)

/** The breadcrumb of a page about types; undefined for other pages. */
export function breadcrumbAt({ path, language }: Place): Guide['breadcrumb'] {
	const place = placeOf({ path, language })
	if (place === undefined) return undefined
	const home = { label: siteName(), href: addressIn('home', language).path }
	const links = [...(place.overview ? [place.overview] : []), place].map(({ slug, paths }) => ({
		label: words('type', `${language}/${slug}`).head.name,
		href: paths[language],
	}))
	return { label: words('guideWords', language).breadcrumb, links: [home, ...links] }
}

/**
 * The types shown on a page: on a family's page, all its types; on the page of a type, the types next to it (`isNext`).
 */
export function typesProps({ path, language }: Place) {
	const place = placeOf({ path, language })
	const shown = typePages.filter(
		(each) => each.family === place?.family && (!place.overview || isNext(each, place)),
	)
	return {
		types: shown.flatMap(({ slug, paths }) => {
			const { blocks } = words('type', `${language}/${slug}`)
			const intro = Object.values(blocks).find((block) => block.block === 'intro')
			// The type's anchor on its family's page; undefined on the page of another type.
			const anchor = place?.overview ? undefined : slug
			return intro ? [{ ...intro, anchor, href: paths[language] }] : []
		}),
	}
}

/** Types of four letters are next to each other if one letter differs. */
function isNext(one: TypePlace, other: TypePlace): boolean {
	const others = Array.from(one.name).filter((letter, at) => letter !== other.name[at])
	return one !== other && (one.family !== 'mbti' || others.length === 1)
}
