import type { Article } from '#content/types/article.ts'
import { emergency } from './low-social-battery.ts'
import { guide } from './social-energy-management.ts'
import { drained } from './social-battery-drained.ts'
import { recharge } from './social-battery-recharge.ts'
import { psychology } from './social-battery-psychology.ts'
import { tracker } from './social-battery-tracker.ts'
import { productivity } from './introvert-productivity.ts'
import { introvertGuide } from './introvert-social-battery.ts'
import { profile } from './my-social-battery.ts'

/** Every article, for the checks that hold for all of them. */
export const articles: readonly Article[] = [
	emergency,
	guide,
	drained,
	recharge,
	psychology,
	tracker,
	productivity,
	introvertGuide,
	profile,
]
