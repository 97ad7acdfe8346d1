import { expect, test } from 'vitest'
import { exampleLevels, exampleLevelsByChanges } from '#cms/reader/facts/example-week.ts'
import { weekStyles } from './try-week-styles.ts'

const styles = weekStyles(exampleLevelsByChanges)

test('the CSS rule for the week without changes has no condition', () => {
	const levels = exampleLevels.map((level, day) => `--day-${day}:${level}`).join(';')
	expect(styles).toContain(`[data-week]{${levels}}`)
})

test('each additional change to the week makes its CSS rule more specific', () => {
	expect(
		styles.match(/\[data-week\][^{ ]*(?=\{)/g)?.map((rule) => rule.split(':has').length - 1),
	).toEqual([0, 1, 1, 2, 1, 2, 2, 3])
})
