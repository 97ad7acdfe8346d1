import type { ArticlesIn } from '#content/types/article.ts'
import { lowSocialBattery } from './low-social-battery.ts'
import { mySocialBattery } from './my-social-battery.ts'
import { socialBatteryDrained } from './social-battery-drained.ts'
import { socialBatteryRecharge } from './social-battery-recharge.ts'
import { socialEnergyManagement } from './social-energy-management.ts'

export const articles: ArticlesIn<'pt'> = {
	lowSocialBattery,
	mySocialBattery,
	socialBatteryDrained,
	socialBatteryRecharge,
	socialEnergyManagement,
}
