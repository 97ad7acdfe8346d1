import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Planner } from './rules/planner.ts'
import type { CalendarState } from './calendar/calendar-state.ts'

/**
 * After an action, moves the focus to the panel's heading or to a square of the grid. Whenever the state of the
 * calendar changes, moves it to the heading.
 */
export function useFocus(
	{ focus, cursor, view }: Planner,
	calendar: CalendarState,
	heading: RefObject<HTMLElement | null>,
) {
	const house = useRef<HTMLDivElement>(null)
	const shown = useRef(calendar)
	const { day, part } = cursor
	const isSheet = view.name !== 'result' || calendar.step === 'asking'
	useLayoutEffect(() => {
		const isCalendarNew = shown.current !== calendar
		shown.current = calendar
		if (!focus && !isCalendarNew) return
		const square = house.current?.querySelector<HTMLElement>(`[data-slot="${day} ${part}"]`)
		const target = isCalendarNew || focus?.on === 'heading' ? heading.current : square
		// The button that opens a calendar may be far above the panel, so the page scrolls to the panel, unless the panel
		// is a sheet.
		target?.focus({ preventScroll: isSheet || !isCalendarNew })
		// If the browser window is at most 1200 px wide, the panel is below the house or is a sheet at the lower edge, so
		// the page scrolls to the house to show the change.
		if ((isSheet || target === heading.current) && matchMedia('(max-width: 1200px)').matches)
			house.current?.scrollIntoView({ block: 'start' })
	}, [focus, day, part, isSheet, calendar, heading])
	return house
}
