import { expect, test } from 'vitest'
import { price, thursday, week } from '#media/demo/week.ts'
import { lowLine } from '#site/week/rules/estimates.ts'
import {
	exampleCosts,
	exampleIcons,
	exampleLevels,
	exampleLevelsByChanges,
} from './example-week.ts'

test('Thursday has the same events, costs and forecast as in the demo film', () => {
	const film = week[thursday]
	expect(exampleIcons[thursday]).toEqual(film?.plan)
	const { workshop, coffee, call, drinks } = exampleCosts
	expect([workshop, coffee, call, drinks]).toEqual(film?.plan.map((kind) => price[kind]))
	expect(exampleLevels[thursday]).toBe(film?.forecast)
})

test('Thursday is the only evening below the low line, and moving the workshop lifts it above', () => {
	expect(lowDays(exampleLevels)).toEqual([thursday])
	expect(lowDays(exampleLevelsByChanges[1])).toEqual([])
})

function lowDays(levels: readonly number[] = []): number[] {
	return levels.flatMap((level, day) => (level < lowLine ? [day] : []))
}
