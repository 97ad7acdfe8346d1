import type { Publication } from '#cms/reader/schemas/facts.ts'
import { citationUrl } from './citation-url.ts'
import { unmarked } from '#cms/reader/rules/text-marks.ts'
import { Anchor } from '#site/ui/links/Anchor.tsx'

type Props = Publication

export function Citation({ authors, year, title, venue, ...work }: Props) {
	const url = citationUrl(work)
	return (
		<>
			{authors} ({year}).{' '}
			{url === undefined ? (
				<span lang="en">{title}</span>
			) : (
				<Anchor href={url} lang="en">
					{title}
				</Anchor>
			)}
			{unmarked(title).endsWith('?') ? ' ' : '. '}
			<em lang="en">{venue}</em>.
		</>
	)
}
