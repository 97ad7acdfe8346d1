import type { ComponentProps } from 'react'
import type { Guide } from '#words/schemas/guides.ts'
import { ArticleHead } from './ArticleHead.tsx'
import { FirstAid } from './FirstAid.tsx'

type Props = ComponentProps<typeof ArticleHead> &
	Pick<ComponentProps<typeof FirstAid>, 'lineByLine'> & { first?: Guide['first'] }

/** The head of an article: its illustration, or what somebody in need can do first. */
export function Opening({ first, lineByLine, ...head }: Props) {
	if (first === undefined) return <ArticleHead {...head} />
	return <FirstAid {...head} lines={first} lineByLine={lineByLine} />
}
