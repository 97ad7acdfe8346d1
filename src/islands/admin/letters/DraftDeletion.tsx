import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { useFailure, usePanel } from '#islands/admin/panel-context.ts'
import { deleteLetter } from './letters-api.ts'
import { deleteLocalDraft } from './local-draft.ts'

const { draft: words } = letterDraftWords

/** Deletes the draft after confirmation, and shows the list of letters. */
export function DraftDeletion({ letterId }: { letterId: string }) {
	const { toasts } = usePanel()
	const fail = useFailure(lettersWords.failed)
	const [isAsking, setIsAsking] = useState(false)

	async function remove() {
		try {
			await deleteLetter({ id: letterId })
			deleteLocalDraft(letterId)
			toasts.show(words.deleted)
			navigate('/waitlist/cartas', { replace: true })
		} catch (error) {
			setIsAsking(false)
			fail(error)
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
