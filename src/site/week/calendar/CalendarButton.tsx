import type { ReactNode } from 'react'
import { WeekIcon } from '#site/week/plan/WeekIcon.tsx'
import { useTool } from '#site/week/useTool.ts'
import button from '#site/ui/controls/Button.module.css'
import styles from './Calendar.module.css'
import { useFileDrop } from './useFileDrop.ts'

type Props = {
	/** The message that the calendar's script failed to load; shown instead of the terms. */
	failure: ReactNode
	onOpen: (files: readonly File[]) => void
	/** The other way to start, next to the button. */
	children: ReactNode
}

/**
 * Opens calendar files that the visitor chooses or drops on the page. The native input covers its label, so that it
 * gets the focus.
 */
export function CalendarButton({ failure, onOpen, children }: Props) {
	const words = useTool().words.calendar
	useFileDrop(onOpen)
	return (
		<div className={`row ${styles['open']}`} data-no-print data-scripted>
			<label className={`${button['button']} ${button['outline']}`}>
				<input
					type="file"
					multiple
					accept=".ics,.zip,text/calendar"
					onChange={({ currentTarget }) => {
						const files = [...(currentTarget.files ?? [])]
						// Lets the same file be chosen again after a change.
						currentTarget.value = ''
						if (files.length > 0) onOpen(files)
					}}
				/>
				<WeekIcon name="line-calendar" />
				{words.open}
			</label>
			{children}
			<p className="small" role="status">
				{failure || words.terms}
			</p>
		</div>
	)
}
