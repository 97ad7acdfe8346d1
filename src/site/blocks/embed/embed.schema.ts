import { block, type BlockProps } from '#site/blocks/block.ts'
import type { CopyWords } from '#cms/reader/schemas/common.ts'
import type { EmbedWords } from '#site/embed/embed.schema.ts'

/** The frames for other sites, each with the line to copy. Their words are the same on all pages of a language. */
export const embedBlock = block('embed', {})

export type EmbedProps = BlockProps<typeof embedBlock> &
	EmbedWords['block'] & {
		readonly frames: readonly Readonly<Record<'path' | 'title' | 'code', string>>[]
		readonly after: CopyWords
	}
