import { createContext, type Dispatch, type Ref, use } from 'react'
import type { Link } from '#cms/reader/schemas/common.ts'
import type { ToolSteps } from '#features/counts/rules/events.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { PlannerAction } from './rules/planner.ts'
import type { WeekWords } from './week-words.ts'

/** The parts of the island that do not change while a week is planned. */
export type Tool = {
	readonly language: PageLanguage
	readonly words: WeekWords
	readonly dispatch: Dispatch<PlannerAction>
	readonly trackStep: (step: ToolSteps['week']) => void
	/** The heading of the panel, which takes the focus when the panel changes. */
	readonly heading: Ref<HTMLHeadingElement>
	/** The link to the page "Say no"; the fragment of a refusal is added to its address. */
	readonly sayNo: Link
	/** The site's name and the page's address without its scheme. */
	readonly sender: readonly [name: string, address: string]
}

export const ToolContext = createContext<Tool | null>(null)

export function useTool(): Tool {
	const tool = use(ToolContext)
	if (!tool) throw new Error('There is no <ToolContext>.')
	return tool
}
