import { useRef, useState } from 'react'
import { Choice } from '#components/ui/Choice.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import type { CalendarPanelWords, CalendarWords } from '#content/types/calendar-reader.ts'
import type { LocalDay } from '#domain/calendar/local-time.ts'
import { encodeWeek } from '#domain/week/link.ts'
import type { WeekPlan } from '#domain/week/plan.ts'
import { weekAddress } from '#islands/week/useWeek.ts'
import { Way } from './KeepSection.tsx'

type Props = {
	plan: WeekPlan
	/** The first day of the week that the plan is for, where a calendar was read. */
	monday: LocalDay | undefined
	words: CalendarWords['save']
	loadWords: () => Promise<CalendarPanelWords>
	/** Shown if the calendar could not be made. */
	failure: string
	onSaved: () => void
}

/** Saves a calendar file with quiet time, and if wanted a reminder that holds the link. */
export function CalendarWay({ plan, monday, words, loadWords, failure, onSaved }: Props) {
	const reminder = useRef<HTMLInputElement>(null)
	const [hasFailed, setHasFailed] = useState(false)
	const save = async () => {
		setHasFailed(false)
		try {
			// Writing is loaded when it is asked for.
			const [{ saveCalendar }, { saved, fileName }] = await Promise.all([
				import('./save-calendar.ts'),
				loadWords(),
			])
			const reminderLink = reminder.current?.checked ? weekAddress(encodeWeek(plan)) : undefined
			saveCalendar({ plan, monday, words: saved, reminderLink, fileName })
			onSaved()
		} catch {
			setHasFailed(true)
		}
	}
	return (
		<Way icon="calendar" text={words.text}>
			<TextButton onClick={() => void save()}>{words.label}</TextButton>
			<Choice ref={reminder} type="checkbox" defaultChecked>
				{words.withReminder}
			</Choice>
			{hasFailed && <p role="alert">{failure}</p>}
		</Way>
	)
}
