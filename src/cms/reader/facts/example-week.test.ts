import { expect, test } from 'vitest'
import { price, thursday, week } from '#media/demo/week.ts'
import { lowLine } from '#site/week/rules/estimates.ts'
import {
	exampleCosts,
	exampleIcons,
	exampleLevels,
	exampleLevelsByChanges,
} from './example-week.ts'

test('Thursday of the example week has the same events, costs and forecast as in the demo film', () => {
	const film = week[thursday]
	expect(exampleIcons[thursday]).toEqual(film?.plan)
	const { workshop, coffee, call, drinks } = exampleCosts
	expect([workshop, coffee, call, drinks]).toEqual(film?.plan.map((kind) => price[kind]))
	expect(exampleLevels[thursday]).toBe(film?.forecast)
})

test('Thursday is the only evening of the example week below the low line, and moving the workshop lifts it above the line', () => {
	expect(lowDays(exampleLevels)).toEqual([thursday])
	expect(lowDays(exampleLevelsByChanges[1])).toEqual([])
})

test('each bit of an index into exampleLevelsByChanges stands for one change, and each change raises the level of its day', () => {
	expect(exampleLevelsByChanges).toHaveLength(8)
	const [planned, , withoutDrinks, , withoutDinner] = exampleLevelsByChanges
	expect(planned).toEqual(exampleLevels)
	expect(gained(withoutDrinks)).toEqual([0, 0, 0, exampleCosts.drinks])
	expect(gained(withoutDinner).slice(0, thursday)).toEqual([0, 0, exampleCosts.dinner])
	const both = exampleLevelsByChanges[1 | 2]?.[thursday]
	expect(both).toBe((exampleLevelsByChanges[1]?.[thursday] ?? 0) + exampleCosts.drinks)
})

/** For each day up to Thursday, how much these levels exceed the levels forecast without changes. */
function gained(levels: readonly number[] = []): number[] {
	return levels.slice(0, thursday + 1).map((level, day) => level - (exampleLevels[day] ?? 0))
}

function lowDays(levels: readonly number[] = []): number[] {
	return levels.flatMap((level, day) => (level < lowLine ? [day] : []))
}
