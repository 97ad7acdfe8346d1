import { useState } from 'react'
import { Icon } from '#site/art/icons/Icon.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import { formatSheetLink } from '#site/two-sheets/rules/sheet-link.ts'
import { linkToSend, type SheetState } from '#site/two-sheets/rules/sheet-steps.ts'
import { canShare, shareLink } from '#site/island/share-sheet.ts'
import { useTask } from '#site/island/useTask.ts'
import { QrCode } from '#site/two-sheets/joint/QrCode.tsx'
import { reportStep } from '#site/two-sheets/report-steps.ts'
import styles from './ShareActions.module.css'

type Props = { words: TwoSheetsWords['share']; state: SheetState; message: string }

/** Ways to send the link. Its fragment, which holds the answers, never reaches the server. */
export function ShareActions({ words, state, message }: Props) {
	const [hasFailed, run] = useTask()
	const [showsCode, setShowsCode] = useState(false)
	const link = linkToSend(state)
	if (!link) return null
	const address = `${location.origin}${location.pathname}#${formatSheetLink(link)}`
	const share = () => {
		reportStep('linked')
		run(() => shareLink(message, address))
	}
	const sendLabel = link.kind === 'joint' ? words.sendBack : words.send
	return (
		<div className={styles['share']} data-no-print>
			<div className={`row ${styles['buttons']}`}>
				{canShare() && (
					<Button className={styles['main']} onClick={share}>
						<Icon name="share" />
						{sendLabel}
					</Button>
				)}
				<CopyButton
					look={canShare() ? 'text' : 'ink'}
					text={address}
					words={words.afterCopy}
					onClick={() => reportStep('linked')}
				>
					<Icon name="copy" />
					{words.copy}
				</CopyButton>
				<TextButton aria-expanded={showsCode} onClick={() => setShowsCode(!showsCode)}>
					<Icon name="code" />
					{showsCode ? words.hideCode : words.code}
				</TextButton>
				<TextButton onClick={printPage}>
					<Icon name="print" />
					{words.print}
				</TextButton>
			</div>
			<p role="status">{hasFailed && words.failed}</p>
			{showsCode && <QrCode text={address} label={words.codeLabel} failed={words.failed} />}
		</div>
	)
}

function printPage(): void {
	reportStep('printed')
	print()
}
