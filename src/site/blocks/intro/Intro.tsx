import { ArticleHead } from '#site/blocks/article/ArticleHead.tsx'
import type { BlockProps } from '#site/blocks/block.ts'
import type { IntroProps } from './intro.schema.ts'

/** The first screen of a page about something: its heading beside an illustration. */
export function Intro({ id, ...head }: BlockProps<IntroProps>) {
	return (
		<section id={id}>
			<ArticleHead {...head} />
		</section>
	)
}
