import { withAppLinks } from '#words/app-links.ts'
import { appScreens, dayNames } from '#words/app-screens.ts'
import { claimsIn } from '#words/claims.ts'
import { words } from '#words/entries.ts'
import { exampleLevels, exampleLevelsByChanges } from '#words/example-week.ts'
import type { Benefits, Hero, HowItWorks, TryWeek } from '#words/schemas/landing.ts'
import type { Head } from '#words/schemas/page.ts'
import { priceList } from './price-list.ts'

/** The silhouettes in the windows, Monday to Sunday. */
const silhouettes = ['plant', 'visitors', 'crowd', 'asleep', 'cat', 'reader', 'sunday'] as const

/** The landing page: its words, with the numbers of the example week, the prices, and the enabled claims. */
export function homePage() {
	const page = withAppLinks(words('home', 'en'), '/')
	const { head, hero, howItWorks, benefits, testimonials, pricing, ...rest } = page
	return {
		...rest,
		head: {
			...head,
			path: '/',
			language: 'en',
			card: { title: hero.title, picture: 'week', ...head.card },
		} satisfies Head,
		hero: { ...hero, week: tryWeek(hero.week) } satisfies Hero,
		howItWorks: {
			...howItWorks,
			steps: howItWorks.steps.map(({ screen, claims, ...own }, index) => {
				const step = { ...appScreens()[screen], ...own }
				return { ...step, title: `${index + 1}. ${step.title}`, claims: claimsIn('en', ...claims) }
			}),
		} satisfies HowItWorks,
		benefits: {
			...benefits,
			items: benefits.items.map(({ claim, ...item }) => ({
				...item,
				stat: claimsIn('en', claim)[0],
			})),
		} satisfies Benefits,
		testimonials: { ...testimonials, claims: claimsIn('en', ...testimonials.claims) },
		pricing: priceList(pricing, 'en', 'en-US'),
	} as const
}

function tryWeek(week: Omit<TryWeek, 'days' | 'levelsByChanges'>): TryWeek {
	const days = silhouettes.map((silhouette, day) => {
		const level = exampleLevels[day] ?? 0
		return {
			name: dayNames[day]?.short ?? '',
			longName: dayNames[day]?.long ?? '',
			forecast: level,
			level,
			silhouette,
			...(silhouette === 'asleep' && { silhouetteAbove: 'reader' as const }),
		}
	})
	return { ...week, days, levelsByChanges: exampleLevelsByChanges }
}
