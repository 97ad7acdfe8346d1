import type { PageLanguage } from './languages.ts'

type Paths = Readonly<Record<PageLanguage, `/${string}`>>

/** The page with all types of a family, by the name of the family. */
export const overviewPages = {
	introvertTypes: {
		en: '/introvert-types',
		de: '/deutschland/introvertierte-typen',
		pt: '/brasil/tipos-de-introvertidos',
	},
	energyProfiles: {
		en: '/energy-profiles',
		de: '/deutschland/energieprofile',
		pt: '/brasil/perfis-de-energia',
	},
	mbti: { en: '/mbti', de: '/deutschland/mbti', pt: '/brasil/mbti' },
} as const satisfies Record<string, Paths>

export type TypeFamily = keyof typeof overviewPages

/**
 * The name of each type, then the last part of its address in each language, in the order of the languages. The fourth
 * energy profile has no page, because no score leads to it.
 */
const slugs = {
	introvertTypes: [
		['socialIntrovert', 'social', 'sozial', 'social'],
		['classicIntrovert', 'classic', 'klassisch', 'classico'],
		['deepIntrovert', 'deep', 'tief', 'profundo'],
	],
	energyProfiles: [
		['socialDynamo', 'social-dynamo', 'geselliger-dynamo', 'dinamo-social'],
		['balancedEnergizer', 'balanced-energizer', 'ausgewogener-akku', 'energia-em-equilibrio'],
		['selectiveSocializer', 'selective-socializer', 'waehlerischer-akku', 'companhia-seletiva'],
	],
} as const

/** The sixteen types. In lower case, each is the last part of its page's address in every language. */
export const mbtiTypes = [
	...(['ISTJ', 'ISFJ', 'INFJ', 'INTJ', 'ISTP', 'ISFP', 'INFP', 'INTP'] as const),
	...(['ESTP', 'ESFP', 'ENFP', 'ENTP', 'ESTJ', 'ESFJ', 'ENFJ', 'ENTJ'] as const),
] as const

export type TypeName = (typeof slugs)[keyof typeof slugs][number][0] | (typeof mbtiTypes)[number]

export type TypePlace = {
	readonly name: TypeFamily | TypeName
	readonly family: TypeFamily
	/** The name of the page's files. A type's slug is also its anchor on the page of its family, in every language. */
	readonly slug: string
	readonly paths: Paths
	/** The page of the type's family; undefined for the family's own page. */
	readonly overview?: TypePlace
}

/** Each family, then its types. */
export const typePlaces: readonly TypePlace[] = [
	...placesOf('introvertTypes', slugs.introvertTypes),
	...placesOf('energyProfiles', slugs.energyProfiles),
	...placesOf(
		'mbti',
		mbtiTypes.map((type) => [type, type.toLowerCase()]),
	),
]

/** The pages about one type. */
export const typePages = typePlaces.filter(({ overview }) => overview !== undefined)

/** The rows of the families' and the types' pages in the table of pages. */
// Object.fromEntries loses the keys.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const typeRows = Object.fromEntries(
	typePlaces.map(({ name, paths }) => [name, paths]),
) as Record<TypePlace['name'], Paths>

const typePaths: ReadonlySet<string> = new Set(
	typePages.flatMap(({ paths }) => Object.values(paths)),
)

/**
 * In counts and campaigns, replaces the address of every page about a type, so that no visitor's result is counted or
 * passed to the app.
 */
const anyTypePath = '/types'

/**
 * The address of a page in counts and campaigns.
 *
 * @example toldPath('/mbti/intj') // '/types'
 * @example toldPath('/mbti') // '/mbti'
 */
export function toldPath(path: string): string {
	return typePaths.has(path) ? anyTypePath : path
}

/** @param types the name of each type with its slugs, one for all languages or one for each */
function placesOf(
	family: TypeFamily,
	types: readonly (readonly [name: TypeName, slug: string, de?: string, pt?: string])[],
): readonly TypePlace[] {
	const { en, de, pt } = overviewPages[family]
	const overview = { name: family, family, slug: en.slice(1), paths: overviewPages[family] }
	return [
		overview,
		...types.map(([name, slug, german = slug, portuguese = slug]) => {
			const paths = {
				en: `${en}/${slug}`,
				de: `${de}/${german}`,
				pt: `${pt}/${portuguese}`,
			} as const
			return { name, family, slug, paths, overview }
		}),
	]
}
