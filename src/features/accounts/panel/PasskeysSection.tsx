import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { Passkeys } from '#features/accounts/messages/passkey.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { passkeySupport } from '#panel/login/passkey-login.ts'
import { formatDayOf, formatMoment } from '#panel/format/format-moment.ts'
import { PasskeyDialog, type PasskeyTask } from './PasskeyDialog.tsx'
import { PasskeysElsewhere } from './PasskeysElsewhere.tsx'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import styles from './AccountPage.module.css'

const { passkeys: words } = accountWords

export function PasskeysSection({ passkeys }: { passkeys: Passkeys }) {
	const [task, setTask] = useState<PasskeyTask | null>(null)
	const support = passkeySupport()

	return (
		<PanelSection title={words.title} text={words.text}>
			{passkeys.length === 0 ? (
				<p>{words.none}</p>
			) : (
				<DataTable
					label={words.title}
					columns={Object.values(words.columns)}
					rows={passkeys.map(({ id, name, createdAt, usedAt }) => ({
						id,
						cells: [name, formatDayOf(createdAt), usedAt ? formatMoment(usedAt) : words.never],
						actions: (
							<>
								<TextButton
									aria-label={formatMessage('es', words.renameLabel, { name })}
									onClick={() => setTask({ kind: 'rename', id, name })}
								>
									{words.rename}
								</TextButton>
								<TextButton
									className={styles['bad']}
									aria-label={formatMessage('es', words.removeLabel, { name })}
									onClick={() => setTask({ kind: 'remove', id, name })}
								>
									{words.remove}
								</TextButton>
							</>
						),
					}))}
				/>
			)}
			<div className={`row ${styles['below']}`}>
				{support === 'supported' ? (
					<Button tone="outline" onClick={() => setTask({ kind: 'add' })}>
						{words.add}
					</Button>
				) : (
					<PasskeysElsewhere reason={support} />
				)}
			</div>
			{task && <PasskeyDialog task={task} onClose={() => setTask(null)} />}
		</PanelSection>
	)
}
