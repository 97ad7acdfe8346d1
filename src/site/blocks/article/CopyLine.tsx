import { Icon } from '#site/art/icons/Icon.tsx'
import { CopyButton } from '#site/ui/controls/CopyButton.tsx'
import type { CopyWords } from '#cms/reader/schemas/common.ts'
import styles from './CopyLine.module.css'

type Props = {
	text: string
	/** The situation that the text is for. */
	about?: string
	/** The copied text, if it differs from the text shown. */
	copied?: string
	/** The label of the button. */
	copy: string
	after: CopyWords
}

export function CopyLine({ text, about, copied = text, copy, after }: Props) {
	return (
		<figure className={styles['line']}>
			{about && <figcaption>{about}</figcaption>}
			<p>{text}</p>
			<CopyButton look="icon" text={copied === text ? '' : copied} words={after}>
				<Icon name="copy" />
				<span className="visually-hidden">{`${copy}: ${text}`}</span>
			</CopyButton>
		</figure>
	)
}
