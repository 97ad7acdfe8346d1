import type { IllustrationName } from '#cms/reader/schemas/page.ts'
import { block, type BlockProps, body, title } from '#site/blocks/block.ts'

/** The types of a page's family, or the neighbours of a page's type. Their words come from their pages. */
export const typesBlock = block('types', { title, text: body })

/** The trademark notice of the page of the test. */
export const trademarkBlock = block('trademark', {})

export type TypesProps = BlockProps<typeof typesBlock> & {
	readonly types: readonly {
		/** The anchor of the type; undefined on the page of another type. */
		readonly anchor: string | undefined
		readonly href: string
		readonly title: string
		readonly lede: string
		readonly illustration: IllustrationName
	}[]
}

export type TrademarkProps = BlockProps<typeof trademarkBlock> & { readonly text: string }
