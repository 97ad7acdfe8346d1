import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { invitationHref } from '#panel/login/invitation-link.ts'
import { useAction } from '#panel/client/useAction.ts'
import { inviteAdmin } from './account-api.ts'
import { InvitationLink, type InvitationLinkProps } from './InvitationLink.tsx'

type Props = { onClose: () => void }

const { admins: words, cancel } = accountWords

export function InvitationDialog({ onClose }: Props) {
	const { isBusy, run, fault } = useAction()
	const [name, setName] = useState('')
	const [link, setLink] = useState<Pick<InvitationLinkProps, 'href' | 'expiresAt'> | null>(null)

	async function create() {
		const beside = { conflict: words.invitation.taken, invalid: words.invitation.invalid }
		const created = await run({ action: words.add, beside }, () => inviteAdmin({ name }))
		if (created === null) return
		setLink({ href: invitationHref(created.token, name), expiresAt: created.expiresAt })
	}

	if (link) return <InvitationLink {...link} name={name} onClose={onClose} />
	return (
		<ConfirmDialog
			title={words.invitation.title}
			confirm={words.invitation.confirm}
			cancel={cancel}
			isBusy={isBusy}
			isIncomplete={name === ''}
			onConfirm={() => void create()}
			onCancel={onClose}
		>
			<p>{words.invitation.text}</p>
			<Field
				label={words.invitation.name}
				value={name}
				error={fault}
				maxLength={64}
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
				required
				onChange={(event) => setName(event.target.value)}
			/>
			{!fault && <p className="help">{words.invitation.hint}</p>}
		</ConfirmDialog>
	)
}
