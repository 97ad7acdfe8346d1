import { expect, test } from 'vitest'
import { week } from '#media/demo/week.ts'
import { exampleFront, lastWeek } from './example-front.ts'

test('the evenings are those of last week in the film', () => {
	expect(lastWeek.map(([, level]) => level)).toEqual(week.map(({ lastWeek: level }) => level))
})

test('the front has a window for each day of the week, in the language of the page', () => {
	expect(
		exampleFront('pt')
			.days.map(({ name }) => name)
			.join(' '),
	).toBe('Seg Ter Qua Qui Sex Sáb Dom')
})
