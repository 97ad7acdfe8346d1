import { eventKinds, type Hours, mondayCharge } from '#site/week/rules/estimates.ts'
import { costOf, type DayIndex, forecast } from '#site/week/rules/forecast.ts'
import {
	overviewPages,
	overviewSlug,
	typeFamilies,
	type TypeFamily,
	type TypePage,
	typePages,
} from '#site-map/type-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import type { BlockWords } from '#site/blocks/blocks.ts'
import { type EveningsProps, weekdays } from '#site/blocks/evenings/evenings.schema.ts'
import type { IntroProps } from '#site/blocks/intro/intro.schema.ts'
import type { TypesProps } from '#site/blocks/types/types.schema.ts'
import { words } from '#cms/reader/entries.ts'
import { siteName } from '#cms/reader/facts/product.ts'
import { addressIn } from '#cms/reader/site-pages.ts'
import type { BlockPlace } from './props/block-props.ts'

type Place = Pick<BlockPlace, 'language' | 'path'>

/** The evenings of an example week, and the costs of its plans. */
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
	const events = plans.map(({ name, day, hours, ...plan }) => {
		// The schemas allow these values only.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		const at = { day: weekdays.indexOf(day) as DayIndex, hours: Number(hours) as Hours }
		return { name, ...plan, ...at }
	})
	return {
		language,
		evenings: forecast({ start: mondayCharge, events, costs }),
		plans: events.map((event) => ({ ...event, cost: costOf(event, costs) })),
	} satisfies Partial<EveningsProps>
}

/** The way to a page about types; undefined for another page. */
export function breadcrumbAt({ path, language }: Place): IntroProps['breadcrumb'] {
	const { family, type } = placeOf({ path, language })
	if (family === undefined) return undefined
	const home = { label: siteName(), href: addressIn('home', language).path }
	const linkTo = (slug: string, href: string) => ({
		label: words('type', `${language}/${slug}`).head.name,
		href,
	})
	const overview = linkTo(overviewSlug(family), overviewPages[family][language])
	const links = [home, overview, ...(type ? [linkTo(type.slug, path)] : [])]
	return { label: words('guideWords', language).breadcrumb, links }
}

/** All types of a family on its page; on the page of a type, those next to it. */
export function typesProps({ path, language }: Place): Pick<TypesProps, 'types'> {
	const { family, type } = placeOf({ path, language })
	const shown = typePages.filter((each) => each.family === family && (!type || isNext(each, type)))
	return {
		types: shown.map(({ name, slug, paths }) => ({
			anchor: type ? undefined : slug,
			href: paths[language],
			illustration: name,
			...introOf(slug, language),
		})),
	}
}

/** Types of four letters are next to each other if one letter differs. */
function isNext(one: TypePage, other: TypePage): boolean {
	const others = Array.from(one.name).filter((letter, at) => letter !== other.name[at])
	return one !== other && (one.family !== 'mbti' || others.length === 1)
}

function placeOf({ path, language }: Place): { family?: TypeFamily; type?: TypePage } {
	const type = typePages.find(({ paths }) => paths[language] === path)
	if (type) return { family: type.family, type }
	const family = typeFamilies.find((each) => overviewPages[each][language] === path)
	return family === undefined ? {} : { family }
}

function introOf(slug: string, language: Place['language']) {
	const { blocks } = words('type', `${language}/${slug}`)
	const intro = Object.values(blocks).find((block) => block.block === 'intro')
	return { label: intro?.title ?? '', text: intro?.lede ?? '' }
}
