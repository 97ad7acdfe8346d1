import { appFrom } from '#content/links.ts'
import { prices } from '#content/pricing.ts'
import { neighboursOf } from './neighbours.ts'
import type { NextStep } from '#content/types/article.ts'

/** Where an article ends after its own last sentence: the signup, and the guides and tests next to it. */
export function trialFrom(path: string): Pick<NextStep, 'action' | 'terms' | 'more'> {
	return {
		action: { label: 'Try a week free', href: appFrom(path).signup('end') },
		terms: `then ${prices.lifetime}, once`,
		more: neighboursOf(path),
	}
}
