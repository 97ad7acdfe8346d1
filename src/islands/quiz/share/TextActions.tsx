import { ButtonLink } from '#components/ui/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton.tsx'
import type { ShareLabels } from '#words/schemas/quiz.ts'
import { shareLinks } from './share-links.ts'
import styles from './SharePanel.module.css'

type Props = {
	labels: ShareLabels
	text: string
	address: string
}

/** Posts the text with the link to the test on a network, or copies both. */
export function TextActions({ labels, text, address }: Props) {
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
			<CopyButton text={`${text} ${address}`} words={labels.afterCopy}>
				{labels.copyText}
			</CopyButton>
		</p>
	)
}
