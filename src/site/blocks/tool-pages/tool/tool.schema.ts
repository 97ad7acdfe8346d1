import { leaveBlock } from '#site/blocks/tool-pages/leave/leave.schema.ts'
import { newestBlock } from '#site/blocks/letters/newest.schema.ts'
import { sayNo } from '#site/say-no/say-no.schema.ts'
import { twoSheetsTool } from '#site/two-sheets/two-sheets.schema.ts'
import { planner } from '#site/week/week.schema.ts'
import { block } from '#site/blocks/block.ts'

/** The tools, each on a separate page, with other blocks below it. */
export const toolBlocks = [
	block('planner', planner.shape),
	block('twoSheets', twoSheetsTool.shape),
	block('sayNo', sayNo.shape),
	leaveBlock,
	newestBlock,
] as const
