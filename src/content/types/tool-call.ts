import type { Link } from './page.ts'

/** What the app does beyond a free tool, what it costs, and the way into it. */
export type ToolCall = {
	readonly title: string
	readonly text: string
	readonly terms: string
	readonly action: Link
}
