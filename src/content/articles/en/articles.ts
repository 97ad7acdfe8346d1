import type { ArticlesIn } from '#content/types/article.ts'
import { introvertProductivity } from './introvert-productivity.ts'
import { introvertSocialBattery } from './introvert-social-battery.ts'
import { lowSocialBattery } from './low-social-battery.ts'
import { mySocialBattery } from './my-social-battery.ts'
import { socialBatteryDrained } from './social-battery-drained.ts'
import { socialBatteryPsychology } from './social-battery-psychology.ts'
import { socialBatteryRecharge } from './social-battery-recharge.ts'
import { socialBatteryTracker } from './social-battery-tracker.ts'
import { socialEnergyManagement } from './social-energy-management.ts'

export const articles: ArticlesIn<'en'> = {
	lowSocialBattery,
	socialEnergyManagement,
	socialBatteryDrained,
	socialBatteryRecharge,
	socialBatteryPsychology,
	socialBatteryTracker,
	introvertProductivity,
	introvertSocialBattery,
	mySocialBattery,
}
