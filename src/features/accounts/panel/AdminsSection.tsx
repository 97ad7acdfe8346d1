import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { Accounts } from '#features/accounts/messages/account.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { confirmAdmin, disableAdmin, withdrawInvitation } from './account-api.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { InvitationDialog } from './InvitationDialog.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { useAction } from '#panel/client/useAction.ts'
import styles from './AccountPage.module.css'

const { admins: words, cancel } = accountWords

export function AdminsSection({ accounts, invitations }: Accounts) {
	const { run } = useAction()
	const [isInviting, setIsInviting] = useState(false)
	const [closing, setClosing] = useState<string | null>(null)

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
		...accounts.map((account) => {
			const { name, lastLoginAt, isOwn, state } = account
			return {
				id: `account ${name}`,
				cells: [name, methodsOf(account), lastLoginAt ? formatMoment(lastLoginAt) : words.never],
				actions: isOwn ? (
					<span className="soft">{words.own}</span>
				) : (
					canChange && [
						state !== 'confirmed' && act('confirm', name, confirm),
						act('disable', name, setClosing),
					]
				),
			}
		}),
		...invitations.map(({ name, expiresAt }) => ({
			id: `invitation ${name}`,
			cells: [
				name,
				formatMessage('es', words.invited, { time: formatMoment(expiresAt) }),
				words.never,
			],
			actions: canChange && act('withdraw', name, withdraw),
		})),
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
			{closing !== null && <ClosingDialog name={closing} onClose={() => setClosing(null)} />}
		</PanelSection>
	)
}

function ClosingDialog({ name, onClose }: { name: string; onClose: () => void }) {
	const { title, confirm, text } = words.closing
	const done = { ...words.closed, text: formatMessage('es', words.closed.text, { name }) }
	return (
		<ActionDialog
			title={formatMessage('es', title, { name })}
			words={{ confirm, cancel }}
			options={{ action: formatMessage('es', words.disableLabel, { name }), done }}
			send={() => disableAdmin({ name })}
			onClose={onClose}
		>
			<p>{formatMessage('es', text, { name })}</p>
		</ActionDialog>
	)
}

function act(
	word: 'confirm' | 'disable' | 'withdraw',
	name: string,
	onClick: (name: string) => void,
) {
	return (
		<TextButton
			key={word}
			className={word === 'disable' ? styles['bad'] : undefined}
			aria-label={formatMessage('es', words[`${word}Label`], { name })}
			onClick={() => onClick(name)}
		>
			{words[word]}
		</TextButton>
	)
}

function methodsOf({ passkeys, state }: Accounts['accounts'][number]): string {
	if (state === 'suspended') return words.suspended
	const method = formatMessage('es', words.methods, { n: passkeys })
	return state === 'confirmed' ? method : formatMessage('es', words.provisional, { method })
}
