import type { ArticlesIn } from '#content/types/article.ts'
import { lowSocialBattery } from './low-social-battery.ts'

export const articles: ArticlesIn<'de'> = {
	lowSocialBattery,
}
