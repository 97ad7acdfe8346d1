import type { ArticleBlock } from '#site/seo/article-pages.ts'
import type { blockProps } from '#site/seo/props/block-props.ts'
import type { LetterBlock } from '#site/seo/props/letters.ts'
import type { SheetBlock } from '#site/seo/props/printables.ts'
import type { TestBlock } from '#site/seo/props/quiz-pages.ts'

/** A block as its component draws it: its words, with values that depend on its page and on facts. */
export type ShownBlock =
	| ReturnType<typeof blockProps>
	| ArticleBlock
	| TestBlock
	| SheetBlock
	| LetterBlock

/** The props of the component for a kind of block; `id` is the anchor on the page. */
export type BlockProps<Kind extends ShownBlock['block']> = Extract<
	ShownBlock,
	{ readonly block: Kind }
>
