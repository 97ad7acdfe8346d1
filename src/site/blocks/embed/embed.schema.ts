import { block, type BlockProps } from '#site/blocks/block.ts'
import type { CopyWords } from '#cms/reader/schemas/common.ts'
import type { EmbedWords } from '#site/embed/embed.schema.ts'

/** The frames that other sites can embed, each with its HTML to copy. All pages of a language share the words. */
export const embedBlock = block('embed', {})

export type EmbedProps = BlockProps<typeof embedBlock> &
	EmbedWords['block'] & {
		readonly frames: readonly Readonly<Record<'path' | 'title' | 'code', string>>[]
		readonly after: CopyWords
	}
