import { useId, useState, type ReactNode } from 'react'
import { Choice } from '#site/ui/controls/Choice.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { ShareLabels } from '#site/quiz/quiz.schema.ts'
import type { ResultCardContent } from '#site/quiz/result/ResultCard.tsx'
import type { Site } from '#site/quiz/site.ts'
import { createCard, type CardSettings } from './card.ts'
import { CardActions } from './CardActions.tsx'
import { drawCard } from './draw-card.tsx'
import { CardSettingsForm } from './CardSettingsForm.tsx'
import { NetworkLinks } from './NetworkLinks.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	site: Site
	card: ResultCardContent
	/** The text to share, without the result and with it. */
	text: { readonly plain: string; readonly withResult: string }
	/** The sentence and the button of the result. */
	children: [sentence: ReactNode, action: ReactNode]
}

/** Lets the visitor share a card or a text. Everything is created in the browser; nothing is sent to the server. */
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
	const toPng = () => {
		const chosen = createCard(card, settings, labels.cardWithoutResult, site.address)
		return drawCard(chosen, site.name)
	}
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
						<CardActions {...share} labels={labels} toPng={toPng} run={run} />
						<NetworkLinks {...share} labels={labels} />
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
					<Choice
						type="checkbox"
						checked={namesResult}
						onChange={(event) => setNamesResult(event.target.checked)}
					>
						{labels.tellInText}
					</Choice>
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
