import { Button } from '#site/ui/controls/Button.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import { Dialog } from '#panel/parts/Dialog.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import styles from './AccountPage.module.css'

export type InvitationLinkProps = {
	name: string
	href: string
	expiresAt: string
	onClose: () => void
}

const { link: words } = accountWords.admins

export function InvitationLink({ name, href, expiresAt, onClose }: InvitationLinkProps) {
	return (
		<Dialog title={formatMessage('es', words.title, { name })} onClose={onClose}>
			<p>{formatMessage('es', words.text, { time: formatMoment(expiresAt) })}</p>
			<div className={styles['link']}>
				<Field
					label={words.label}
					value={href}
					readOnly
					onFocus={(event) => event.target.select()}
				/>
			</div>
			<div className="actions">
				<Button tone="outline" onClick={onClose}>
					{words.done}
				</Button>
				<CopyButton look="ink" text={href} words={words.after}>
					{words.copy}
				</CopyButton>
			</div>
		</Dialog>
	)
}
