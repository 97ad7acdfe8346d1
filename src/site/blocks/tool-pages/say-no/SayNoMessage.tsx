import { Icon } from '#site/art/icons/Icon.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { SayNoWords } from '#site/say-no/say-no.schema.ts'
import styles from './SayNoMessage.module.css'

type Props = { labels: SayNoWords['labels']; first: string }

/** The message with its buttons. */
export function SayNoMessage({ labels, first }: Props) {
	return (
		<figure className={styles['message']}>
			<h2 className="visually-hidden">{labels.heading}</h2>
			<p className={styles['recipient']} data-recipient="">
				{`${labels.recipients.friend}, ${labels.channels.text}`}
			</p>
			<div aria-live="polite">
				<blockquote data-message="">
					<p>{first}</p>
				</blockquote>
				<p className="visually-hidden" data-announced="" />
			</div>
			<div className={`row ${styles['actions']}`} data-no-print data-scripted>
				<CopyButton look="lamp" text={first} words={labels.after}>
					<Icon name="copy" />
					<span data-copy-label="">{labels.copyMessage}</span>
				</CopyButton>
				<TextButton data-other-words="">
					<Icon name="swap" />
					<span>{labels.otherWords}</span>
				</TextButton>
				<TextButton data-share="" hidden>
					<Icon name="share" />
					<span>{labels.share}</span>
				</TextButton>
			</div>
		</figure>
	)
}
