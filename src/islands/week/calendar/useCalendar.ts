import { useState } from 'react'
import type { CalendarPanelWords } from '#words/schemas/week-calendar.ts'
import type { LocalDay } from '#domain/calendar/local-time.ts'
import type { PageLanguage } from '#domain/pages/languages.ts'
import type { Slot } from '#domain/week/plan.ts'
import { loadCalendarWords } from '#islands/week/words.ts'
import type { CalendarState, SettledState } from './calendar-state.ts'
import type { CalendarPanel } from './CalendarPanel.tsx'

/** What is loaded when a file is opened: most visitors open none. */
type Loaded = { readonly Panel: typeof CalendarPanel; readonly words: CalendarPanelWords }

export type CalendarControl = {
	readonly state: CalendarState
	readonly change: (state: CalendarState) => void
	/** Undefined until a file is opened. */
	readonly loaded: Loaded | 'failed' | undefined
	/** Begins to read files. Those that cannot be read leave the week as it is. */
	readonly open: (files: readonly File[]) => void
	/** Forgets what was read: another week stands in the plan. */
	readonly close: () => void
	/** Puts off the questions; undefined while nothing is asked. */
	readonly postpone: (() => void) | undefined
	/** Squares of the grid with entries that are not sorted yet. */
	readonly unsorted: readonly Slot[]
	/** The first day of the week that was read last; undefined before. */
	readonly monday: LocalDay | undefined
}

const idle: SettledState = { step: 'idle' }

/** Keeps a calendar that was opened, with its titles, until it is sorted or closed. Nothing else has them. */
export function useCalendar(language: PageLanguage): CalendarControl {
	const [state, setState] = useState<CalendarState>(idle)
	const [loaded, setLoaded] = useState<Loaded | 'failed'>()
	const shown = 'before' in state ? state.before : state

	const open = async (files: readonly File[]) => {
		try {
			const [{ CalendarPanel: Panel }, words] = await Promise.all([
				import('./CalendarPanel.tsx'),
				loadCalendarWords(language),
			])
			setLoaded({ Panel, words })
			setState({ step: 'reading', files, before: shown })
		} catch {
			setLoaded('failed')
		}
	}
	return {
		state,
		change: setState,
		loaded,
		open: (files) => void open(files),
		close: () => setState(idle),
		postpone: state.step === 'asking' ? () => setState({ ...state, step: 'read' }) : undefined,
		unsorted: 'unsorted' in shown ? shown.unsorted : [],
		monday: 'week' in shown ? shown.week.monday : shown.monday,
	}
}
