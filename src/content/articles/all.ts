import type { Article } from '#content/types/article.ts'
import { emergency } from './emergency.ts'
import { guide } from './guide.ts'
import { drained } from './drained.ts'
import { recharge } from './recharge.ts'
import { psychology } from './psychology.ts'
import { tracker } from './tracker.ts'
import { productivity } from './productivity.ts'
import { introvertGuide } from './introvert-guide.ts'
import { profile } from './profile.ts'

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
