import type { Head } from '#content/types.ts'
import type { ArticlePart } from './article.ts'

/** A legal page: numbered parts, and the day it was last looked at. */
export type Policy = {
	readonly head: Head
	readonly title: string
	readonly lede: string
	/** "Last updated" */
	readonly updated: string
	readonly contents: string
	readonly parts: readonly ArticlePart[]
}
