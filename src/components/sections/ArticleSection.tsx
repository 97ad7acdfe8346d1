import type { Article } from '#content/types/article.ts'
import { ArticleBody } from './ArticleBody.tsx'
import { ArticleHead } from './ArticleHead.tsx'
import { FirstAid } from './FirstAid.tsx'

type Props = Article & {
	/** Who made the page, in two sentences. */
	maker: readonly string[]
}

/** A complete article. */
export function ArticleSection({ first, contents, parts, sources, ...head }: Props) {
	return (
		<article>
			{first ? <FirstAid {...head} {...first} /> : <ArticleHead {...head} />}
			<ArticleBody contents={contents} parts={parts} sources={sources} />
		</article>
	)
}
