import { proseEntries } from '#cms/reader/prose/prose-entries.ts'
import { planTableIn } from '#cms/reader/facts/plans.ts'
import { byPlans } from '#cms/reader/facts/prices.ts'
import { pageEntries } from '#site/seo/page-entries.ts'
import { perSite } from '#cms/reader/site.ts'

export const policies = perSite(() =>
	pageEntries(proseEntries('policies')).map(({ data, language, path }) => {
		const { plans: policy, opening, lede, updated, ...page } = data
		return {
			...page,
			head: { ...page.head, path, language, updated },
			lede: opening ? `${byPlans(opening)} ${lede}` : lede,
			plans: policy && planTableIn(language, { policy }),
		}
	}),
)
