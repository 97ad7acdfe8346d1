import { sayNo } from '#words/schemas/say-no.ts'
import { twoSheetsTool } from '#words/schemas/two-sheets.ts'
import { planner } from '#words/schemas/week.ts'
import { block } from '#site/blocks/block.ts'

/** The tools, each on a page of its own, around the blocks below it. */
export const toolBlocks = [
	block('planner', planner.shape),
	block('twoSheets', twoSheetsTool.shape),
	block('sayNo', sayNo.shape),
] as const
