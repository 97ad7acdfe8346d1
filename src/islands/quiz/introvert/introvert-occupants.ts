import { cat, reader, visitors } from '#components/art/silhouettes.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'
import type { Occupants } from '#islands/quiz/result/result-battery.ts'

/** The silhouettes in the window of each type. */
export const introvertOccupants = {
	'Social Introvert': [visitors],
	'Classic Introvert': [reader],
	'Deep Introvert': [cat],
} as const satisfies Record<IntrovertType, Occupants>
