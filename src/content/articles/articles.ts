import type { PageName, Translations } from '#domain/pages/pages.ts'
import type { Article } from '#content/types/article.ts'
import { introvertProductivity } from './introvert-productivity.ts'
import { introvertSocialBattery } from './introvert-social-battery.ts'
import { lowSocialBattery } from './low-social-battery.ts'
import { mySocialBattery } from './my-social-battery.ts'
import { socialBatteryDrained } from './social-battery-drained.ts'
import { socialBatteryPsychology } from './social-battery-psychology.ts'
import { socialBatteryRecharge } from './social-battery-recharge.ts'
import { socialBatteryTracker } from './social-battery-tracker.ts'
import { socialEnergyManagement } from './social-energy-management.ts'

type ArticleName = Extract<
	PageName,
	| 'introvertProductivity'
	| 'introvertSocialBattery'
	| 'lowSocialBattery'
	| 'mySocialBattery'
	| 'socialBatteryDrained'
	| 'socialBatteryPsychology'
	| 'socialBatteryRecharge'
	| 'socialBatteryTracker'
	| 'socialEnergyManagement'
>

/** Each article in every language in which the table of pages has it. */
const byPage: { readonly [Name in ArticleName]: Translations<Name, Article> } = {
	lowSocialBattery: { en: lowSocialBattery },
	socialEnergyManagement: { en: socialEnergyManagement },
	socialBatteryDrained: { en: socialBatteryDrained },
	socialBatteryRecharge: { en: socialBatteryRecharge },
	socialBatteryPsychology: { en: socialBatteryPsychology },
	socialBatteryTracker: { en: socialBatteryTracker },
	introvertProductivity: { en: introvertProductivity },
	introvertSocialBattery: { en: introvertSocialBattery },
	mySocialBattery: { en: mySocialBattery },
}

export const articles: readonly Article[] = Object.values(byPage).flatMap((translations) =>
	Object.values(translations),
)
