import { cat, reader, visitors } from '#components/art/silhouettes.ts'
import type { IntrovertType } from '#domain/quiz/introvert.ts'
import type { Company } from '#islands/quiz/result/battery.ts'

/** Who is at home with each type. */
export const introvertCompany = {
	'Social Introvert': [visitors],
	'Classic Introvert': [reader],
	'Deep Introvert': [cat],
} as const satisfies Record<IntrovertType, Company>
