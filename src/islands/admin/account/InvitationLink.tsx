import { Field } from '#components/ui/Field.tsx'
import { accountWords } from '#content/panel/es/account.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { formatMessage } from '#islands/admin/format-message.ts'
import type { Toasts } from '#islands/admin/useToasts.ts'
import { formatMoment } from './format-moment.ts'
import styles from './AccountPage.module.css'

export type InvitationLinkProps = {
	name: string
	href: string
	expiresAt: string
	toasts: Toasts
	onClose: () => void
}

const { link: words } = accountWords.admins

/** The link of an invitation, which is shown once. */
export function InvitationLink({ name, href, expiresAt, toasts, onClose }: InvitationLinkProps) {
	async function copy() {
		try {
			await navigator.clipboard.writeText(href)
			toasts.show(words.copied)
		} catch {
			// The link stands in its field, from which it can be copied by hand.
		}
	}

	return (
		<ConfirmDialog
			title={formatMessage(words.title, { name })}
			confirm={words.copy}
			cancel={words.done}
			onConfirm={() => void copy()}
			onCancel={onClose}
		>
			<p>{formatMessage(words.text, { time: formatMoment(expiresAt) })}</p>
			<div className={styles['link']}>
				<Field
					label={words.label}
					value={href}
					readOnly
					onFocus={(event) => event.target.select()}
				/>
			</div>
		</ConfirmDialog>
	)
}
