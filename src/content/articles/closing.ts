import { trialLabels } from '#content/pricing.ts'
import { productDefinitions, trialTerms } from '#content/product-facts.ts'
import { appLinksFrom } from '#content/site-urls.ts'
import type { NextStep } from '#content/types/article.ts'
import type { Link } from '#content/types/page.ts'
import type { PageLanguage } from '#domain/pages/pages.ts'

/** The call to action at the end of an article: what the app is, the signup, and its price. */
export function trialStep(
	language: PageLanguage,
	path: string,
): Pick<NextStep, 'about' | 'action' | 'terms'> {
	return {
		about: productDefinitions[language],
		action: trialAction(language, path, 'end'),
		terms: trialTerms[language],
	}
}

/** The button that leads to the signup. */
export function trialAction(language: PageLanguage, path: string, placement: 'top' | 'end'): Link {
	return { label: trialLabels[language], href: appLinksFrom(path).signup(placement) }
}
