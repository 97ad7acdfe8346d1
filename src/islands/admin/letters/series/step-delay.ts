import words from '#content/messages/es/panel/series.yaml'
import { formatNumber } from '#islands/admin/format-number.ts'
import { formatMessage } from '#words/format-message.ts'

/** Minutes in a day, the unit of later steps' delays. */
export const dayMinutes = 1_440

const { steps } = words

/** Possible delays of a first letter, in minutes after the confirmation. */
export const firstDelays = [0, 10, 60, 180, dayMinutes] as const

/** When a step is sent, in words. */
export function describeDelay(minutes: number): string {
	const known = firstDelays.find((each) => each === minutes)
	if (known !== undefined) return steps.delays[known]
	if (minutes % dayMinutes === 0) {
		return formatMessage('es', steps.afterDays, { n: minutes / dayMinutes })
	}
	return formatMessage('es', steps.afterMinutes, { n: formatNumber(minutes) })
}
