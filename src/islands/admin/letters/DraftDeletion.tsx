import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { navigate } from '#islands/admin/panel-address.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { deleteLetter } from './letters-api.ts'

const { draft: words } = letterDraftWords

type Props = { letterId: string; onDeleted: () => void }

/** Deletes the draft after confirmation, and shows the list of letters. */
export function DraftDeletion({ letterId, onDeleted }: Props) {
	const { isBusy, run } = useAction()
	const [isAsking, setIsAsking] = useState(false)

	async function remove() {
		const options = { action: words.delete, done: words.deleted, failed: lettersWords.failed }
		const isDeleted = await run(options, () => deleteLetter({ id: letterId }))
		if (!isDeleted) return setIsAsking(false)
		onDeleted()
		navigate('/waitlist/cartas', { replace: true })
	}

	return (
		<>
			<TextButton onClick={() => setIsAsking(true)}>{words.delete}</TextButton>
			{isAsking && (
				<ConfirmDialog
					title={words.deleteTitle}
					confirm={words.delete}
					cancel={lettersWords.cancel}
					isBusy={isBusy}
					onConfirm={() => void remove()}
					onCancel={() => setIsAsking(false)}
				>
					<p>{words.deleteText}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
