import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { deleteLetter } from './letters-api.ts'
import { deleteLocalDraft } from './local-draft.ts'

const { draft: words } = letterDraftWords

type Props = Pick<PlaceProps, 'toasts'> & {
	letterId: string
	onFailure: (error: unknown) => void
}

/** Deletes the draft after confirmation, and shows the list of letters. */
export function DraftDeletion({ letterId, toasts, onFailure }: Props) {
	const [isAsking, setIsAsking] = useState(false)

	async function remove() {
		try {
			await deleteLetter(letterId)
			deleteLocalDraft(letterId)
			toasts.show(words.deleted)
			navigate('/waitlist/cartas', { replace: true })
		} catch (error) {
			setIsAsking(false)
			onFailure(error)
			toasts.show(lettersWords.failed, 'error')
		}
	}

	return (
		<>
			<TextButton onClick={() => setIsAsking(true)}>{words.delete}</TextButton>
			{isAsking && (
				<ConfirmDialog
					title={words.deleteTitle}
					confirm={words.delete}
					cancel={lettersWords.cancel}
					onConfirm={() => void remove()}
					onCancel={() => setIsAsking(false)}
				>
					<p>{words.deleteText}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
