import { appLinksFrom } from '#content/site-urls.ts'
import { prices, trialLabels } from '#content/pricing.ts'
import type { ArticleClosingWords, NextStep } from '#content/types/article.ts'

/** The headings and labels at the end of every article. */
export const closingWords: ArticleClosingWords = {
	faq: 'FAQ',
	related: 'Related guides',
	lead: {
		title: 'News about the app',
		prompt: 'By e-mail, when there is some. With your address we keep which guide it came from.',
	},
}

/** The call to action at the end of an article: the signup, and its price. */
export function trialStep(path: string): Pick<NextStep, 'action' | 'terms'> {
	return {
		action: { label: trialLabels.en, href: appLinksFrom(path).signup('end') },
		terms: `then ${prices.lifetime}, once`,
	}
}
