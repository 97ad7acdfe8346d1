import type { PageName, Translations } from '#domain/pages/pages.ts'
import type { Article } from '#content/types/article.ts'
import { productivity } from './introvert-productivity.ts'
import { introvertGuide } from './introvert-social-battery.ts'
import { emergency } from './low-social-battery.ts'
import { profile } from './my-social-battery.ts'
import { drained } from './social-battery-drained.ts'
import { psychology } from './social-battery-psychology.ts'
import { recharge } from './social-battery-recharge.ts'
import { tracker } from './social-battery-tracker.ts'
import { guide } from './social-energy-management.ts'

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
	lowSocialBattery: { en: emergency },
	socialEnergyManagement: { en: guide },
	socialBatteryDrained: { en: drained },
	socialBatteryRecharge: { en: recharge },
	socialBatteryPsychology: { en: psychology },
	socialBatteryTracker: { en: tracker },
	introvertProductivity: { en: productivity },
	introvertSocialBattery: { en: introvertGuide },
	mySocialBattery: { en: profile },
}

export const articles: readonly Article[] = Object.values(byPage).flatMap((translations) =>
	Object.values(translations),
)
