import type { ComponentProps } from 'react'
import type { Guide } from '#words/schemas/guides.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { FirstAid } from './FirstAid.tsx'

type Props = ComponentProps<typeof ArticleHead> &
	ComponentProps<typeof ArticleBody> &
	Pick<Guide, 'first' | 'lineByLine'> & { maker: readonly string[] }

/** A complete article. */
export function ArticleSection({
	first,
	lineByLine,
	contents,
	parts,
	sources,
	screens,
	...head
}: Props) {
	return (
		<article>
			{first ? (
				<FirstAid {...head} lines={first} lineByLine={lineByLine} />
			) : (
				<ArticleHead {...head} />
			)}
			<ArticleBody contents={contents} parts={parts} sources={sources} screens={screens} />
		</article>
	)
}
