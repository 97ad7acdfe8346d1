import { useRef, useState } from 'react'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { Select } from '#site/ui/controls/Select.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { PageLanguage } from '#site-map/languages.ts'
import type { QuietAlarm } from '#site/week/calendar/rules/quiet-calendar.ts'
import type { LocalDay } from '#site/week/calendar/rules/local-time.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { weekAddress } from '#site/week/useWeek.ts'
import type { WeekWords } from '#site/week/week-words.ts'
import type { CalendarPanelWords } from '#site/week/calendar/calendar.schema.ts'
import { loadTexts } from '#site/island/load-texts.ts'
import { Way } from './KeepSection.tsx'

const quietAlarms = ['none', 'hourBefore', 'eveningBefore'] as const satisfies QuietAlarm[]

type Props = {
	plan: WeekPlan
	/** The first day of the planned week, if a calendar was read. */
	monday: LocalDay | undefined
	language: PageLanguage
	words: WeekWords['calendar']['save']
	/** Shown if the calendar could not be created. */
	failure: string
	onSaved: () => void
}

/** Saves a calendar file with quiet time and, optionally, a reminder that contains the link. */
export function CalendarWay({ plan, monday, language, words, failure, onSaved }: Props) {
	const reminder = useRef<HTMLInputElement>(null)
	const [alarm, setAlarm] = useState<QuietAlarm>('none')
	const [hasFailed, setHasFailed] = useState(false)
	const save = async () => {
		setHasFailed(false)
		try {
			// The writer is loaded on demand.
			const [{ saveCalendar }, { saved, fileName }] = await Promise.all([
				import('./save-calendar.ts'),
				loadTexts<CalendarPanelWords>('weekCalendar', language),
			])
			const reminderLink = reminder.current?.checked ? weekAddress(encodeWeek(plan)) : undefined
			saveCalendar({ plan, monday, words: saved, alarm, reminderLink, fileName })
			onSaved()
		} catch {
			setHasFailed(true)
		}
	}
	return (
		<Way icon="calendar" text={words.text}>
			<TextButton onClick={() => void save()}>{words.label}</TextButton>
			<CheckControl ref={reminder} type="checkbox" defaultChecked>
				{words.withReminder}
			</CheckControl>
			<Select
				isInline
				label={words.alarm.label}
				value={alarm}
				onChoose={(chosen) => setAlarm(quietAlarms.find((each) => each === chosen) ?? 'none')}
			>
				{quietAlarms.map((each) => (
					<option key={each} value={each}>
						{words.alarm[each]}
					</option>
				))}
			</Select>
			{hasFailed && <p role="alert">{failure}</p>}
		</Way>
	)
}
