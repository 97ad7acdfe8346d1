import { expect, test } from 'vitest'
import { exampleLevels } from '#words/example-week.ts'
import { tryWeekStyles } from './try-week-styles.ts'

test('the week without changes needs no checkbox', () => {
	const levels = exampleLevels.map((level, day) => `--day-${day}:${level}`).join(';')
	expect(tryWeekStyles).toContain(`[data-week]{${levels}}`)
})

test('each further change makes a rule more specific', () => {
	expect(tryWeekStyles.match(/^\[data-week\]/gm)).toHaveLength(1)
	expect(
		tryWeekStyles.match(/\[data-week\][^{]*/g)?.map((rule) => rule.split(':has').length - 1),
	).toEqual([0, 1, 1, 2, 1, 2, 2, 3])
})
