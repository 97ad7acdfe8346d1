import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { shareLabels as labels } from '#content/quizzes/labels.ts'
import type { Site } from '#islands/quiz/site.ts'
import { saveFile } from '#islands/save-file.ts'
import { cardFor, formats, type Choice, type Shareable } from './card.ts'
import { CardChoice } from './CardChoice.tsx'
import { dialogs } from './dialogs.ts'
import { drawCard } from './draw.ts'
import { canCopyPictures, canShare, copyPicture, copyText, pngOf, share } from './handOut.ts'
import styles from './SharePanel.module.css'

type Props = {
	site: Site
	result: Shareable
	/** What a dialog is filled with, without the result and with it. */
	text: { readonly plain: string; readonly withResult: string }
}

const fileName = 'social-battery.png'

/** A card that the visitor may hand on, and says what it shows. Nothing of it is sent to us. */
export function SharePanel({ site, result, text }: Props) {
	const [choice, setChoice] = useState<Choice>({
		format: 'wide',
		showsResult: true,
		showsBattery: true,
	})
	const [tellsResult, setTellsResult] = useState(false)
	const [said, setSaid] = useState('')
	const canvas = useRef<HTMLCanvasElement>(null)
	const card = cardFor(result, choice, labels.cardWithoutResult, site.address)
	const draft = tellsResult ? text.withResult : text.plain
	const to = dialogs(draft, site.address)

	const key = JSON.stringify(card)
	useEffect(() => {
		if (!canvas.current) return
		drawCard(canvas.current, JSON.parse(key), site.name).catch(() => setSaid(labels.notDrawn))
	}, [key, site.name])

	const attempt = async (work: (picture: Promise<Blob>) => Promise<void> | void, done = '') => {
		if (!canvas.current) return
		setSaid('')
		try {
			await work(pngOf(canvas.current))
			setSaid(done)
		} catch {
			setSaid(labels.notCopied)
		}
	}

	return (
		<section className="wall">
			<div className={`frame section pair ${styles['share']}`}>
				<div>
					<h2>{labels.heading}</h2>
					<p>{labels.note}</p>
					<CardChoice choice={choice} onChoose={setChoice} />
					<p className={styles['row']}>
						<Button
							tone="lamp"
							onClick={() => attempt(async (picture) => saveFile(await picture, fileName))}
						>
							{labels.download}
						</Button>
						{canCopyPictures() && (
							<Button tone="outline" onClick={() => attempt(copyPicture, labels.copied)}>
								{labels.copyCard}
							</Button>
						)}
						{canShare() && (
							<Button
								tone="outline"
								onClick={() =>
									attempt(async (picture) => share(await picture, fileName, draft, site.address))
								}
							>
								{labels.system}
							</Button>
						)}
					</p>
					<label className={styles['choice']}>
						<input
							type="checkbox"
							checked={tellsResult}
							onChange={(event) => setTellsResult(event.target.checked)}
						/>
						{labels.tellInText}
					</label>
					<p className={styles['draft']}>{draft}</p>
					<p className={styles['row']}>
						<ButtonLink tone="outline" href={to.twitter}>
							{labels.twitter}
							<span className="unseen">, {labels.opensInNewTab}</span>
						</ButtonLink>
						<ButtonLink tone="outline" href={to.linkedIn}>
							{labels.linkedIn}
							<span className="unseen">, {labels.opensInNewTab}</span>
						</ButtonLink>
						<Button
							tone="outline"
							onClick={() => attempt(() => copyText(`${draft} ${site.address}`), labels.copied)}
						>
							{labels.copyText}
						</Button>
					</p>
					<p className={styles['said']} role="status">
						{said}
					</p>
				</div>
				<canvas
					ref={canvas}
					className={styles[choice.format]}
					{...formats[choice.format]}
					role="img"
					aria-label={`${labels.cardAlt}: ${[card.headline, card.line].filter(Boolean).join('. ')}`}
				/>
			</div>
		</section>
	)
}
