import { appLinksFrom } from '#content/site-urls.ts'
import { prices, trialLabels } from '#content/pricing.ts'
import { productDefinition, productFacts } from '#content/product-facts.ts'
import type { ArticleClosingWords, NextStep } from '#content/types/article.ts'
import type { Link } from '#content/types/page.ts'

/** The headings and labels at the end of every article. */
export const closingWords: ArticleClosingWords = {
	faq: 'FAQ',
	related: 'Related guides',
	lead: {
		title: 'News about the app, by e-mail',
		prompt:
			'You can use the app today; this list is only for news: new features, changes of price, and when Premium starts. With your address we keep which guide you came from.',
	},
}

/** The call to action at the end of an article: what the app is, the signup, and its price. */
export function trialStep(path: string): Pick<NextStep, 'about' | 'action' | 'terms'> {
	return {
		about: productDefinition,
		action: trialAction(path, 'end'),
		terms: `${productFacts.trial.en} Then ${prices.lifetime}, once.`,
	}
}

/** The button that leads to the signup. */
export function trialAction(path: string, placement: 'top' | 'end'): Link {
	return { label: trialLabels.en, href: appLinksFrom(path).signup(placement) }
}
