import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { Accounts } from '#features/accounts/messages/account.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { confirmAdmin, disableAdmin, withdrawInvitation } from './account-api.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { InvitationDialog } from './InvitationDialog.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { useAction } from '#panel/client/useAction.ts'
import styles from './AccountPage.module.css'

const { admins: words, cancel } = accountWords

/** The accounts of the panel, and invitations for new ones. */
export function AdminsSection({ accounts, invitations }: Accounts) {
	const { isBusy, run } = useAction()
	const [isInviting, setIsInviting] = useState(false)
	const [closing, setClosing] = useState<string | null>(null)

	async function close(name: string) {
		const done = { ...words.closed, text: formatMessage('es', words.closed.text, { name }) }
		const action = formatMessage('es', words.disableLabel, { name })
		await run({ action, done }, () => disableAdmin({ name }))
		setClosing(null)
	}

	function withdraw(name: string) {
		const action = formatMessage('es', words.withdrawLabel, { name })
		void run({ action, done: words.withdrawn }, () => withdrawInvitation({ name }))
	}

	function confirm(name: string) {
		const done = { ...words.confirmed, text: formatMessage('es', words.confirmed.text, { name }) }
		const action = formatMessage('es', words.confirmLabel, { name })
		const refused = { conflict: { title: words.confirm, text: words.needsOtherSession } }
		void run({ action, done, refused }, () => confirmAdmin({ name }))
	}

	const isProvisional = accounts.some(({ isOwn, state }) => isOwn && state === 'provisional')
	const canChange = !isProvisional
	const rows = [
		...accounts.map((account) => accountRow(account, canChange, { disable: setClosing, confirm })),
		...invitations.map((invitation) => invitationRow(invitation, canChange ? withdraw : null)),
	]

	return (
		<PanelSection title={words.title} text={words.text}>
			<DataTable label={words.title} columns={Object.values(words.columns)} rows={rows} />
			<div className={`row ${styles['below']}`}>
				{canChange ? (
					<Button tone="outline" onClick={() => setIsInviting(true)}>
						{words.add}
					</Button>
				) : (
					<p>{words.notConfirmed}</p>
				)}
			</div>
			{isInviting && <InvitationDialog onClose={() => setIsInviting(false)} />}
			{closing !== null && (
				<ConfirmDialog
					title={formatMessage('es', words.closing.title, { name: closing })}
					confirm={words.closing.confirm}
					cancel={cancel}
					isBusy={isBusy}
					onConfirm={() => void close(closing)}
					onCancel={() => setClosing(null)}
				>
					<p>{formatMessage('es', words.closing.text, { name: closing })}</p>
				</ConfirmDialog>
			)}
		</PanelSection>
	)
}

type Acts = Readonly<Record<'disable' | 'confirm', (name: string) => void>>

function accountRow(account: Accounts['accounts'][number], canChange: boolean, acts: Acts) {
	const { name, lastLoginAt, isOwn } = account
	return {
		id: `account ${name}`,
		cells: [name, methodsOf(account), lastLoginAt ? formatMoment(lastLoginAt) : words.never],
		actions: isOwn ? (
			<span className="soft">{words.own}</span>
		) : (
			canChange && <AccountActs account={account} acts={acts} />
		),
	}
}

function AccountActs({
	account: { name, state },
	acts,
}: {
	account: Accounts['accounts'][number]
	acts: Acts
}) {
	return (
		<>
			{state !== 'confirmed' && (
				<TextButton
					aria-label={formatMessage('es', words.confirmLabel, { name })}
					onClick={() => acts.confirm(name)}
				>
					{words.confirm}
				</TextButton>
			)}
			<TextButton
				className={styles['bad']}
				aria-label={formatMessage('es', words.disableLabel, { name })}
				onClick={() => acts.disable(name)}
			>
				{words.disable}
			</TextButton>
		</>
	)
}

function invitationRow(
	{ name, expiresAt }: Accounts['invitations'][number],
	onWithdraw: ((name: string) => void) | null,
) {
	return {
		id: `invitation ${name}`,
		cells: [
			name,
			formatMessage('es', words.invited, { time: formatMoment(expiresAt) }),
			words.never,
		],
		actions: onWithdraw && (
			<TextButton
				aria-label={formatMessage('es', words.withdrawLabel, { name })}
				onClick={() => onWithdraw(name)}
			>
				{words.withdraw}
			</TextButton>
		),
	}
}

function methodsOf({ passkeys, state }: Accounts['accounts'][number]): string {
	if (state === 'suspended') return words.suspended
	const method =
		passkeys === 0
			? words.password
			: passkeys === 1
				? words.passwordAndKey
				: formatMessage('es', words.passwordAndKeys, { n: passkeys })
	return state === 'confirmed' ? method : formatMessage('es', words.provisional, { method })
}
