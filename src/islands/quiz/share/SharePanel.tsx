import { useState } from 'react'
import { Choice } from '#components/ui/Choice.tsx'
import type { ShareLabels } from '#words/schemas/quiz.ts'
import { canvasToPng } from '#islands/canvas.ts'
import type { Site } from '#islands/quiz/site.ts'
import { createCard, type CardSettings, type ShareableResult } from './card.ts'
import { CardActions } from './CardActions.tsx'
import { CardPreview } from './CardPreview.tsx'
import { drawCard } from './draw-card.tsx'
import { CardSettingsForm } from './CardSettingsForm.tsx'
import { TextActions } from './TextActions.tsx'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	site: Site
	result: ShareableResult
	/** The text to share, without the result and with it. */
	text: { readonly plain: string; readonly withResult: string }
}

/** Lets the visitor share a card or a text. Everything is created in the browser; nothing is sent to the server. */
export function SharePanel({ labels, site, result, text }: Props) {
	const [settings, setSettings] = useState<CardSettings>({
		format: 'wide',
		showsResult: true,
		showsBattery: true,
	})
	const [namesResult, setNamesResult] = useState(false)
	const [status, setStatus] = useState('')
	const card = createCard(result, settings, labels.cardWithoutResult, site.address)
	const share = { text: namesResult ? text.withResult : text.plain, address: site.address }
	const toPng = async () => canvasToPng(await drawCard(card, site.name))
	const run = (action: () => Promise<void>, failed: string) => {
		setStatus('')
		action().catch(() => setStatus(failed))
	}

	return (
		<section className="wall">
			<div className={`frame section pair ${styles['share']}`}>
				<div>
					<h2>{labels.heading}</h2>
					<p>{labels.note}</p>
					<CardSettingsForm labels={labels} settings={settings} onChange={setSettings} />
					<CardActions {...share} labels={labels} toPng={toPng} run={run} />
					<Choice
						type="checkbox"
						checked={namesResult}
						onChange={(event) => setNamesResult(event.target.checked)}
					>
						{labels.tellInText}
					</Choice>
					<p className={styles['draft']}>{share.text}</p>
					<TextActions {...share} labels={labels} />
					<p className={styles['status']} role="status">
						{status}
					</p>
				</div>
				<CardPreview
					label={labels.cardAlt}
					card={card}
					siteName={site.name}
					onError={() => setStatus(labels.notDrawn)}
				/>
			</div>
		</section>
	)
}
