import { useState } from 'react'
import type weekCalendar from '#content/tools/en/week-calendar.yaml'
import type { PageLanguage } from '#site-map/languages.ts'
import { loadTexts } from '#site/island/load-texts.ts'
import type { CalendarState, SettledState } from './calendar-state.ts'
import type { CalendarPanel } from './CalendarPanel.tsx'

/** Loaded when a file is opened: most visitors open none. */
type Loaded = { readonly Panel: typeof CalendarPanel; readonly words: typeof weekCalendar }

export type CalendarControl = ReturnType<typeof useCalendar>

const idle: SettledState = { step: 'idle' }

/** Keeps an opened calendar until it is sorted or closed. Nothing else stores its titles. */
export function useCalendar(language: PageLanguage) {
	const [state, setState] = useState<CalendarState>(idle)
	const [loaded, setLoaded] = useState<Loaded | 'failed'>()
	const shown = 'before' in state ? state.before : state

	const open = async (files: readonly File[]) => {
		try {
			const [{ CalendarPanel: Panel }, words] = await Promise.all([
				import('./CalendarPanel.tsx'),
				loadTexts<typeof weekCalendar>('weekCalendar', language),
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
		/** Undefined until a file is opened. */
		loaded,
		/** Opens files. If they cannot be read, the week stays unchanged. */
		open: (files: readonly File[]) => void open(files),
		/** Forgets the calendar. Called when the plan shows another week. */
		close: () => setState(idle),
		postpone: state.step === 'asking' ? () => setState({ ...state, step: 'read' }) : undefined,
		unsorted: 'unsorted' in shown ? shown.unsorted : [],
		/** The first day of the last read week; undefined if none was read. */
		monday: 'week' in shown ? shown.week.monday : shown.monday,
	}
}
