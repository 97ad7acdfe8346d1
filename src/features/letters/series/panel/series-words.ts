import words from '#content/messages/es/panel/series.yaml'
import type { Segment } from '#features/people/messages/segment.ts'
import type { Series } from '#features/letters/messages/series.ts'
import { seriesOrigins } from '#features/letters/series/rules/series.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

type Audience = Pick<Series, 'origin' | 'segment'>

const { audience, steps } = words

/** The value of an audience in the list of choices; empty for everyone. */
export function valueOf({ origin, segment }: Audience): string {
	if (segment !== null) return `segment:${segment}`
	return origin === null ? '' : `origin:${origin}`
}

/** The meaning of a choice. */
export function audienceOf(value: string): Audience {
	const origin = seriesOrigins.find((each) => value === `origin:${each}`) ?? null
	const segment = value.startsWith('segment:') ? value.slice('segment:'.length) : null
	return { origin, segment }
}

/** The audiences to choose from. A deleted segment stays among them while it is selected. */
export function audienceChoices(segments: readonly Segment[], chosen: Audience) {
	const known = [
		{ value: '', label: audience.everyone },
		...seriesOrigins.map((origin) => ({
			value: `origin:${origin}`,
			label: audience.origins[origin],
		})),
		...segments.map(({ id, name }) => ({
			value: `segment:${id}`,
			label: formatMessage('es', audience.segment, { name }),
		})),
	]
	const value = valueOf(chosen)
	const isGone = known.every((choice) => choice.value !== value)
	return isGone ? [...known, { value, label: audience.gone }] : known
}

export function describeAudience(segments: readonly Segment[], series: Audience): string {
	const value = valueOf(series)
	return audienceChoices(segments, series).find((choice) => choice.value === value)?.label ?? ''
}

/** Minutes in a day, the unit of the delays of all steps but the first. */
export const dayMinutes = 1_440

/** Possible delays of a first letter, in minutes after the confirmation. */
export const firstDelays = [0, 10, 60, 180, dayMinutes] as const

export function describeDelay(minutes: number): string {
	const known = firstDelays.find((each) => each === minutes)
	if (known !== undefined) return steps.delays[known]
	if (minutes % dayMinutes === 0) {
		return formatMessage('es', steps.afterDays, { n: minutes / dayMinutes })
	}
	return formatMessage('es', steps.afterMinutes, { n: formatNumber(minutes) })
}

/**
 * How many people began, are still in the series, got the last letter, and left before it.
 *
 * @example figuresOf({ begun: 9, under_way: 4, completed: 3 }) // [9, 4, 3, 2]
 */
export function figuresOf({
	begun,
	under_way,
	completed,
}: Pick<Series, 'begun' | 'under_way' | 'completed'>): readonly number[] {
	return [begun, under_way, completed, Math.max(0, begun - under_way - completed)]
}
