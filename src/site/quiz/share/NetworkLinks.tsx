import { Anchor } from '#site/ui/links/Anchor.tsx'
import type { ShareLabels } from '#site/quiz/quiz.schema.ts'
import { shareLinks } from './share-links.ts'

type Props = {
	labels: ShareLabels
	text: string
	address: string
}

/** Posts the text with the link to the test on a network. */
export function NetworkLinks({ labels, text, address }: Props) {
	const links = shareLinks(text, address)
	return (['twitter', 'linkedIn'] as const).map((network) => (
		<Anchor key={network} href={links[network]}>
			{labels[network]}
			<span className="visually-hidden">, {labels.opensInNewTab}</span>
		</Anchor>
	))
}
