import { nearCrowd, reader, visitors } from '#components/art/silhouettes.ts'
import type { Occupants } from '#islands/quiz/result/result-battery.ts'
import type { EnergyIcon } from './energy-icons.ts'

/** The silhouettes in the window of each energy profile. */
export const energyOccupants = {
	fullHouse: [nearCrowd],
	warmRoom: [visitors],
	oneLamp: [reader],
	// No score leads to this profile.
	standby: [],
} as const satisfies Record<EnergyIcon, Occupants>

/**
 * Converts an energy score to a battery level: 100 at score 0, 20 at score 24. It never reaches 0, because the
 * most selective score is not an empty battery.
 *
 * @param score 0 to 24; a high score is selective
 * @returns battery level in percent, 20 to 100
 *
 * @example
 * energyBatteryLevel(0) // 100
 * energyBatteryLevel(12) // 60
 * energyBatteryLevel(24) // 20
 */
export function energyBatteryLevel(score: number): number {
	return Math.round(100 - (score / 24) * 80)
}
