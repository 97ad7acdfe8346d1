import { Icon } from '#site/art/icons/Icon.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import { saveFile } from '#site/island/save-file.ts'
import { useTask } from '#site/island/useTask.ts'
import type { JointPage } from './joint-page.ts'
import { reportStep } from '#site/two-sheets/report-steps.ts'
import { dayOf, localMinutes } from '#site/week/calendar/rules/local-time.ts'
import styles from '#site/two-sheets/screens/ShareActions.module.css'

type Props = { words: TwoSheetsWords; page: JointPage }

/** Ways to keep the page for both. The picture and the calendar reminder are made in the browser. */
export function KeepActions({ words: { share, joint }, page }: Props) {
	const [hasFailed, run] = useTask()
	const savePicture = async () => {
		const { drawJoint } = await import('./draw-joint.tsx')
		saveFile(await drawJoint(page), share.pictureFile)
		reportStep('picture_saved')
	}
	const saveReminder = async () => {
		const { reminderFile } = await import('./reminder.ts')
		const now = new Date()
		const { href: link, hostname: host } = location
		const today = dayOf(localMinutes(now))
		const text = reminderFile({ ...joint.reminder, link, today, now, host })
		saveFile(new Blob([text], { type: 'text/calendar' }), joint.reminder.file)
	}
	return (
		<div className={`row ${styles['buttons']}`}>
			<TextButton onClick={() => run(savePicture)}>
				<Icon name="picture" />
				{share.picture}
			</TextButton>
			<TextButton onClick={() => run(saveReminder)}>
				<Icon name="calendar" />
				{joint.reminder.action}
			</TextButton>
			<p role="status">{hasFailed && share.failed}</p>
		</div>
	)
}
