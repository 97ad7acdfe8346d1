import { nearCrowd, reader, visitors } from '#components/art/silhouettes.ts'
import type { EnergyIcon } from '#content/types/quiz.ts'
import type { Company } from '#islands/quiz/result/battery.ts'

/** Who is at home with each energy profile. */
export const energyCompany = {
	fullHouse: [nearCrowd],
	warmRoom: [visitors],
	oneLamp: [reader],
	// Nobody's result: there is no score for it. Its window would be empty.
	standby: [],
} as const satisfies Record<EnergyIcon, Company>

/**
 * The light that stands for an energy score: a full window at 0, a fifth of it at 24. It never goes
 * out, because the highest score is a lamp turned low and not an empty house.
 *
 * @param score 0 to 24; high is selective
 *
 * @example
 * energyLight(0) // 100
 * energyLight(12) // 60
 * energyLight(24) // 20
 */
export function energyLight(score: number): number {
	return Math.round(100 - (score / 24) * 80)
}
