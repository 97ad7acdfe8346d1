import { useState } from 'react'
import { Icon } from '#site/art/icons/Icon.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { Sheet } from '#site/two-sheets/rules/sheet.ts'
import type { SheetState } from '#site/two-sheets/rules/sheet-steps.ts'
import { saveFile } from '#site/island/save-file.ts'
import { jointPicture } from './joint-picture.ts'
import { reportStep } from '#site/two-sheets/report-steps.ts'
import styles from '#site/two-sheets/screens/ShareActions.module.css'

type Props = {
	language: PageLanguage
	words: TwoSheetsWords
	state: SheetState
	yours: Sheet
	theirs: Sheet
}

/** Saves the joint page: as a picture, and as a calendar reminder. Both are made in the browser. */
export function KeepActions({ language, words, state, yours, theirs }: Props) {
	const { share, joint } = words
	const [hasFailed, setHasFailed] = useState(false)
	const savePicture = async () => {
		const { drawJoint } = await import('./draw-joint.tsx')
		const picture = jointPicture({ language, words, yours, theirs }, state.arrivalHour)
		saveFile(await drawJoint(picture), share.pictureFile)
		reportStep('picture_saved')
	}
	const saveReminder = async () => {
		const { reminderOf } = await import('#site/two-sheets/reminder-of.ts')
		saveFile(reminderOf(joint.reminder), joint.reminder.file)
	}
	const run = (action: () => Promise<void>) => {
		setHasFailed(false)
		action().catch(() => setHasFailed(true))
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
