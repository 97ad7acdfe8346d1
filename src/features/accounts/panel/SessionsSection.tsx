import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { OpenSessions } from '#features/accounts/messages/account.ts'
import { DataTable } from '#panel/parts/DataTable.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { endSession } from './account-api.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { useAction } from '#panel/client/useAction.ts'
import styles from './AccountPage.module.css'

const { sessions: words } = accountWords

export function SessionsSection({ sessions }: { sessions: OpenSessions }) {
	const { isBusy, run } = useAction()
	const end = (id: string) =>
		void run({ action: words.end, done: words.ended }, () => endSession({ id }))
	const others = sessions.length - 1

	return (
		<PanelSection title={words.title} text={words.text}>
			<DataTable
				label={words.title}
				columns={Object.values(words.columns)}
				rows={sessions.map((session) => ({
					id: session.id,
					cells: [
						deviceName(session),
						formatMoment(session.createdAt),
						session.isOwn ? words.now : formatMoment(session.seenAt),
					],
					actions: session.isOwn ? (
						<span className={styles['own']}>
							<MiniWindow size="cell" level={100} />
							{words.own}
						</span>
					) : (
						<TextButton
							aria-label={formatMessage('es', words.endLabel, { device: deviceName(session) })}
							onClick={() => end(session.id)}
						>
							{words.end}
						</TextButton>
					),
				}))}
			/>
			{others > 0 && (
				<div className={`row ${styles['below']}`}>
					<Button tone="outline" aria-busy={isBusy} onClick={() => end('all-others')}>
						{formatMessage('es', words.endOthers, { n: others })}
					</Button>
				</div>
			)}
		</PanelSection>
	)
}

function deviceName({ browser, system }: OpenSessions[number]): string {
	if (browser === null) return system ?? words.unknownBrowser
	return system === null ? browser : formatMessage('es', words.device, { browser, system })
}
