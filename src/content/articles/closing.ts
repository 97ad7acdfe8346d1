import { appFrom } from '#content/links.ts'
import { prices } from '#content/pricing.ts'
import type { NextStep } from '#content/types/article.ts'

/** The door of the app that an article ends at, after its own last sentence. */
export function trialFrom(path: string): Pick<NextStep, 'action' | 'terms'> {
	return {
		action: { label: 'Try a week free', href: appFrom(path).signup('end') },
		terms: `then ${prices.lifetime}, once`,
	}
}
