import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { Select } from '#site/ui/controls/Select.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type weekCalendar from '#content/tools/en/week-calendar.yaml'
import type { QuietAlarm } from './quiet-calendar.ts'
import { dayOf, type LocalDay, localMinutes } from '#site/week/calendar/rules/local-time.ts'
import { encodeWeek } from '#site/week/rules/link.ts'
import type { WeekPlan } from '#site/week/rules/plan.ts'
import { weekAddress } from '#site/week/useWeek.ts'
import { loadTexts } from '#site/island/load-texts.ts'
import { saveFile } from '#site/island/save-file.ts'
import { canShare, openShareSheet } from '#site/island/share-sheet.ts'
import { useTool } from '#site/week/useTool.ts'
import { useTask } from '#site/island/useTask.ts'
import type { PictureSize } from '#site/art/picture-sizes.ts'
import { WeekIcon } from '#site/week/plan/WeekIcon.tsx'
import { CopyLink } from './CopyLink.tsx'
import styles from './KeepSection.module.css'

type Props = {
	plan: WeekPlan
	/** The first day of the planned week, if a calendar was read. */
	monday: LocalDay | undefined
	twoSheets: ReactNode
}

/** The ways to keep the planned week. All files that it offers are made in the browser. */
export function KeepSection({ plan, monday, twoSheets }: Props) {
	const { words, sender, trackStep } = useTool()
	const [hasFailed, run] = useTask()
	const { keep } = words
	const hasShareSheet = useSyncExternalStore(neverChanges, canShare, () => false)
	const passOn = (size: PictureSize, pass: (png: Blob) => Promise<void> | void) =>
		run(async () => {
			const { drawWeek } = await import('./draw-week.tsx')
			await pass(await drawWeek(plan, words, sender, size))
			trackStep('picture_saved')
		})
	const fileName = `${keep.picture.fileName}.png`
	const save = (png: Blob) => saveFile(png, fileName)
	// Shares the page's address without its fragment, because the fragment holds the week.
	const share = (png: Blob) =>
		openShareSheet(png, fileName, keep.picture.shareText, location.origin + location.pathname)
	return (
		<section className={`room ${styles['keep']}`} data-no-print>
			<div className={`frame reading ${styles['columns']}`}>
				<h2>{keep.title}</h2>
				<ul className={styles['ways']}>
					<Way
						icon="link"
						text={
							<>
								{keep.link.text} {twoSheets}
							</>
						}
					>
						<CopyLink plan={plan} look="text" />
					</Way>
					<CalendarWay plan={plan} monday={monday} />
					<Way icon="picture" text={keep.picture.text}>
						{(['link', 'post', 'story'] as const).map((size) => (
							<TextButton key={size} onClick={() => passOn(size, save)}>
								{keep.picture.labels[size]}
							</TextButton>
						))}
						{hasShareSheet && (
							<TextButton onClick={() => passOn('post', share)}>{keep.picture.share}</TextButton>
						)}
						{hasFailed && <p role="alert">{keep.failed}</p>}
					</Way>
					<Way icon="print" text={keep.print.text}>
						<TextButton
							onClick={() => {
								trackStep('printed')
								print()
							}}
						>
							{keep.print.label}
						</TextButton>
					</Way>
				</ul>
			</div>
		</section>
	)
}

const neverChanges = () => () => {}

const quietAlarms = ['none', 'hourBefore', 'eveningBefore'] as const satisfies QuietAlarm[]

function CalendarWay({ plan, monday }: Pick<Props, 'plan' | 'monday'>) {
	const { language, words: all, trackStep } = useTool()
	const words = all.calendar.save
	const reminder = useRef<HTMLInputElement>(null)
	const [alarm, setAlarm] = useState<QuietAlarm>('none')
	const [hasFailed, run] = useTask()
	const save = async () => {
		const [{ quietCalendar }, { saved, fileName }] = await Promise.all([
			import('./quiet-calendar.ts'),
			loadTexts<typeof weekCalendar>('weekCalendar', language),
		])
		const reminderLink = reminder.current?.checked ? weekAddress(encodeWeek(plan)) : undefined
		const now = new Date()
		const text = quietCalendar({
			plan,
			monday,
			words: saved,
			alarm,
			reminderLink,
			host: location.hostname,
			now,
			today: dayOf(localMinutes(now)),
		})
		saveFile(new Blob([text], { type: 'text/calendar' }), `${fileName}.ics`)
		trackStep('calendar_saved')
	}
	return (
		<Way icon="calendar" text={words.text}>
			<TextButton onClick={() => run(save)}>{words.label}</TextButton>
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
			{hasFailed && <p role="alert">{all.keep.failed}</p>}
		</Way>
	)
}

type WayProps = {
	icon: 'link' | 'calendar' | 'picture' | 'print'
	text: ReactNode
	children: ReactNode
}

function Way({ icon, text, children }: WayProps) {
	return (
		<li>
			<WeekIcon name={`line-${icon}`} />
			<div>
				<div className={`row ${styles['buttons']}`}>{children}</div>
				<p>{text}</p>
			</div>
		</li>
	)
}
