import { weekdayName } from '#values/dates/week.ts'
import { words } from '#cms/reader/entries.ts'
import { exampleCosts, exampleDinner, exampleIcons, exampleLevels } from './example-week.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'

export const dayNames = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
	short: weekdayName(day, 'en'),
	long: weekdayName(day, 'en', 'long'),
}))

export function appScreens() {
	const { checkIn, cost, costs, week } = words('appScreens', 'en')
	return {
		checkIn: { ...checkIn, screen: { kind: 'checkIn' as const, ...checkIn.screen } },
		cost: { ...cost, screen: { kind: 'cost' as const, ...cost.screen, ...dinnerWindow } },
		costs: { ...costs, screen: costsScreen(costs.screen) },
		week: { ...week, screen: weekScreen(week.screen) },
	}
}

type Words = ReturnType<typeof words<'appScreens'>>

const wednesday = exampleLevels[2] ?? 0
/** Wednesday evening's charge, forecast and actual, as the window on the screen `cost` shows it. */
const dinnerWindow = {
	forecast: wednesday,
	level: wednesday + exampleCosts.dinner - exampleDinner.actual,
}

function costsScreen({ events, description, ...rest }: Words['costs']['screen']) {
	const costs = events.map(({ icon, name, costsLike }) => {
		const cost = { ...exampleCosts, nextDinner: exampleDinner.next }[costsLike]
		return { icon, name, cost, label: cost > 0 ? `−${cost}` : `+${-cost}` }
	})
	const list = costs.map(({ name, label }) => `${name} ${label}`).join(', ')
	return {
		kind: 'costs' as const,
		...rest,
		events: costs,
		description: formatMessage('en', description, { events: list }),
	}
}

function weekScreen({ description, ...rest }: Words['week']['screen']) {
	const lowest = Math.min(...exampleLevels)
	const days = dayNames.map(({ short }, day) => {
		const level = exampleLevels[day] ?? 0
		return { name: short, level, icons: exampleIcons[day] ?? [], isLowest: level === lowest }
	})
	const list = dayNames.map(({ long }, day) => `${long} ${exampleLevels[day]}`).join(', ')
	return {
		kind: 'week' as const,
		...rest,
		days,
		description: formatMessage('en', description, { days: list }),
	}
}
