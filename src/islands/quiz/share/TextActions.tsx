import { Button, ButtonLink } from '#components/ui/Button.tsx'
import type { ShareLabels } from '#content/types/quiz-labels.ts'
import { copyText } from './clipboard.ts'
import { shareLinks } from './share-links.ts'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	text: string
	address: string
	/** Runs an action and reports its outcome; `done` is the message of success. */
	run: (action: () => Promise<void>, done?: string) => void
}

/** Posts the text with the link to the test on a network, or copies both. */
export function TextActions({ labels, text, address, run }: Props) {
	const links = shareLinks(text, address)
	return (
		<p className={styles['actions']}>
			<ButtonLink tone="outline" href={links.twitter}>
				{labels.twitter}
				<span className="visually-hidden">, {labels.opensInNewTab}</span>
			</ButtonLink>
			<ButtonLink tone="outline" href={links.linkedIn}>
				{labels.linkedIn}
				<span className="visually-hidden">, {labels.opensInNewTab}</span>
			</ButtonLink>
			<Button
				tone="outline"
				onClick={() => run(() => copyText(`${text} ${address}`), labels.copied)}
			>
				{labels.copyText}
			</Button>
		</p>
	)
}
