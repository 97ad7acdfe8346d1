import { app } from '#content/links.ts'
import { prices } from '#content/pricing.ts'
import type { NextStep } from '#content/types/article.ts'

/** The door of the app that every article ends at, after its own last sentence. */
export const trial: Pick<NextStep, 'action' | 'terms'> = {
	action: { label: 'Try a week free', href: app.signup },
	terms: `then ${prices.lifetime}, once`,
}
