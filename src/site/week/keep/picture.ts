import type { WeekWords } from '#site/week/week-words.ts'
import { forecast, lowestDay } from '#site/week/rules/forecast.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import type { WeekPicture } from './draw-week.tsx'

/** The content of a picture of the week: its evenings, without planned events. */
export function pictureOf(
	plan: WeekPlan,
	{ days, keep }: Pick<WeekWords, 'days' | 'keep'>,
	sender: WeekPicture['sender'],
): WeekPicture {
	const evenings = forecast(plan)
	const lowest = lowestDay(evenings)
	const isPlanned = plan.events.length > 0
	return {
		evenings,
		days: days.short,
		marked: isPlanned ? lowest : undefined,
		headline: isPlanned
			? keep.picture.headline(lowest, evenings[lowest]?.level ?? 100)
			: keep.picture.allFull,
		sender,
	}
}
