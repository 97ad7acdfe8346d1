import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { accountWords } from '#content/panel/es/account.ts'
import type { Accounts } from '#contract/account.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { DataTable } from '#islands/admin/DataTable.tsx'
import { formatMessage } from '#islands/admin/format-message.ts'
import { disableAdmin, withdrawInvitation } from './account-api.ts'
import { formatMoment } from './format-moment.ts'
import { InvitationDialog } from './InvitationDialog.tsx'
import { Storey } from './Storey.tsx'
import { type ActionProps, useAction } from '#islands/admin/useAction.ts'
import styles from './AccountPage.module.css'

const { admins: words, cancel } = accountWords

/** The accounts of the panel, and invitations of further ones. */
export function AdminStorey({ accounts, invitations, ...props }: ActionProps & Accounts) {
	const { isBusy, run } = useAction(props)
	const [isInviting, setIsInviting] = useState(false)
	const [closing, setClosing] = useState<string | null>(null)

	async function close(name: string) {
		const done = { ...words.closed, text: formatMessage(words.closed.text, { name }) }
		const action = formatMessage(words.disableLabel, { name })
		await run({ action, done }, () => disableAdmin({ name }))
		setClosing(null)
	}

	function withdraw(name: string) {
		const action = formatMessage(words.withdrawLabel, { name })
		void run({ action, done: words.withdrawn }, () => withdrawInvitation({ name }))
	}

	const rows = [
		...accounts.map((account) => accountRow(account, setClosing)),
		...invitations.map((invitation) => invitationRow(invitation, withdraw)),
	]

	return (
		<Storey title={words.title} text={words.text}>
			<DataTable label={words.title} columns={Object.values(words.columns)} rows={rows} />
			<div className={styles['below']}>
				<Button tone="outline" onClick={() => setIsInviting(true)}>
					{words.add}
				</Button>
			</div>
			{isInviting && <InvitationDialog {...props} onClose={() => setIsInviting(false)} />}
			{closing !== null && (
				<ConfirmDialog
					title={formatMessage(words.closing.title, { name: closing })}
					confirm={words.closing.confirm}
					cancel={cancel}
					isBusy={isBusy}
					onConfirm={() => void close(closing)}
					onCancel={() => setClosing(null)}
				>
					<p>{formatMessage(words.closing.text, { name: closing })}</p>
				</ConfirmDialog>
			)}
		</Storey>
	)
}

function accountRow(
	{ name, passkeys, lastLoginAt, isOwn }: Accounts['accounts'][number],
	onDisable: (name: string) => void,
) {
	return {
		id: `account ${name}`,
		cells: [name, methods(passkeys), lastLoginAt ? formatMoment(lastLoginAt) : words.never],
		actions: isOwn ? (
			<span className={styles['soft']}>{words.own}</span>
		) : (
			<TextButton
				className={styles['bad']}
				aria-label={formatMessage(words.disableLabel, { name })}
				onClick={() => onDisable(name)}
			>
				{words.disable}
			</TextButton>
		),
	}
}

function invitationRow(
	{ name, expiresAt }: Accounts['invitations'][number],
	onWithdraw: (name: string) => void,
) {
	return {
		id: `invitation ${name}`,
		cells: [name, formatMessage(words.invited, { time: formatMoment(expiresAt) }), words.never],
		actions: (
			<TextButton
				aria-label={formatMessage(words.withdrawLabel, { name })}
				onClick={() => onWithdraw(name)}
			>
				{words.withdraw}
			</TextButton>
		),
	}
}

function methods(passkeys: number): string {
	if (passkeys === 0) return words.password
	return passkeys === 1
		? words.passwordAndKey
		: formatMessage(words.passwordAndKeys, { n: passkeys })
}
