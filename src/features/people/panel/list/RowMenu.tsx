import { type MouseEvent, useState } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { RegistrationRow as Row } from '#features/people/messages/registration-page.ts'
import { type PersonAct, PersonDialog } from '#features/people/panel/person/PersonDialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import listWords from '#content/messages/es/panel/list.yaml'
import personWords from '#content/messages/es/panel/person.yaml'
import styles from './RegistrationTable.module.css'

const { actions } = personWords

type Props = {
	id: string
	/** The row whose button was pressed. */
	row: Row | undefined
	/** Called after an attempt to erase the person. */
	onErased: () => void
}

/** The rare actions on a row, in one popover that the buttons of all rows open. */
export function RowMenu({ id, row, onErased }: Props) {
	const [asked, setAsked] = useState<PersonAct | null>(null)
	if (row === undefined) return <div id={id} popover="auto" />
	const item = (act: PersonAct) => (
		<TextButton
			className={act === 'erase' ? styles['erase'] : undefined}
			onClick={(event: MouseEvent<HTMLElement>) => {
				// Closing the menu returns the focus to the row's button, so that the dialog returns it there, too.
				event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
				setAsked(act)
			}}
		>
			{actions[act].label}
		</TextButton>
	)
	return (
		<>
			<div
				className="menu"
				id={id}
				popover="auto"
				role="group"
				aria-label={formatMessage('es', listWords.list.actions, { email: row.email })}
			>
				{row.status !== 'unsubscribed' && (
					<>
						{item('correct')}
						{item('unsubscribe')}
					</>
				)}
				{item('erase')}
			</div>
			{asked && (
				<PersonDialog act={asked} person={row} onClose={() => setAsked(null)} onErased={onErased} />
			)}
		</>
	)
}
