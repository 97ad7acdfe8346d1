import { useId, useState, type ReactNode } from 'react'
import { saveFile } from '#site/island/save-file.ts'
import { canShare, openShareSheet } from '#site/island/share-sheet.ts'
import { Anchor } from '#site/ui/links/Anchor.tsx'
import { CheckControl } from '#site/ui/controls/CheckControl.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { ShareLabels } from '#site/quiz/quiz.schema.ts'
import type { ResultCardContent } from '#site/quiz/result/ResultCard.tsx'
import type { Site } from '#site/quiz/quiz-site.ts'
import { createCard, type CardSettings } from './card.ts'
import { canCopyImages, copyImage, sayCopied } from './clipboard.ts'
import { CardSettingsForm } from './CardSettingsForm.tsx'
import { shareLinks } from './share-links.ts'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	site: Site
	card: ResultCardContent
	/** The text to share, without the result and with it. */
	text: { readonly plain: string; readonly withResult: string }
	children: [sentence: ReactNode, action: ReactNode]
}

/** Ways to share the result. The picture and the links are made in the browser; nothing is sent to the server. */
export function SharePanel({ labels, site, card, text, children: [sentence, action] }: Props) {
	const [settings, setSettings] = useState<CardSettings>({
		format: 'link',
		showsResult: true,
		showsBattery: true,
	})
	const [namesResult, setNamesResult] = useState(false)
	const [isOpen, setIsOpen] = useState(false)
	const [status, setStatus] = useState('')
	const more = useId()
	const share = { text: namesResult ? text.withResult : text.plain, address: site.address }
	const toPng = async () => {
		const { drawCard } = await import('./draw-card.tsx')
		const chosen = createCard(card, settings, labels.cardWithoutResult, site.address)
		return await drawCard(chosen, site.name)
	}
	const download = async () => saveFile(await toPng(), labels.fileName)
	const openSheet = async () =>
		openShareSheet(await toPng(), labels.fileName, share.text, share.address)
	const networks = shareLinks(share.text, share.address)
	const run = (task: () => Promise<void>, failed: string) => {
		setStatus('')
		task().catch(() => setStatus(failed))
	}

	return (
		<>
			<div className={`pair ${styles['say']}`}>
				{sentence}
				<div className={styles['actions']} data-no-print>
					{action}
					<p className={`row ${styles['row']}`}>
						<TextButton onClick={() => run(download, labels.notSaved)}>
							{labels.download}
						</TextButton>
						{canCopyImages() && (
							<CopyButton
								look="text"
								words={{ ...labels.afterCopy, refused: labels.notCopied }}
								onClick={({ currentTarget }) => sayCopied(currentTarget, copyImage(toPng()))}
							>
								{labels.copyCard}
							</CopyButton>
						)}
						{canShare() && (
							<TextButton onClick={() => run(openSheet, labels.notShared)}>
								{labels.system}
							</TextButton>
						)}
						{(['twitter', 'linkedIn'] as const).map((network) => (
							<Anchor key={network} href={networks[network]}>
								{labels[network]}
								<span className="visually-hidden">, {labels.opensInNewTab}</span>
							</Anchor>
						))}
						<TextButton
							aria-expanded={isOpen}
							aria-controls={more}
							onClick={() => setIsOpen(!isOpen)}
						>
							{labels.more}
						</TextButton>
					</p>
				</div>
			</div>
			<p role="status">{status}</p>
			<div id={more} className={styles['more']} hidden={!isOpen} data-no-print>
				<CardSettingsForm labels={labels} settings={settings} onChange={setSettings} />
				<div>
					<CheckControl
						type="checkbox"
						checked={namesResult}
						onChange={(event) => setNamesResult(event.target.checked)}
					>
						{labels.tellInText}
					</CheckControl>
					<p className={styles['draft']}>{share.text}</p>
					<CopyButton look="text" text={`${share.text} ${share.address}`} words={labels.afterCopy}>
						{labels.copyText}
					</CopyButton>
					<p className="small">{labels.note}</p>
				</div>
			</div>
		</>
	)
}
