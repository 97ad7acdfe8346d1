import type { Link } from './page.ts'

/** The tools that anyone can use without an account, as links. */
export type FreeTools = {
	readonly title: string
	readonly text: string
	readonly tools: readonly FreeTool[]
}

export type FreeTool = Link & { readonly text: string; readonly picture: ToolPictureName }

/** A picture of `#components/art/ToolPicture.tsx`. */
export type ToolPictureName = 'week' | 'door' | 'pair'
