import type { Guide } from './guides.ts'

/** The head of an article: its illustration, or in the emergency guide the first steps for the reader. */
export type OpeningWords = Pick<
	Guide,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
> &
	Partial<Pick<Guide, 'first' | 'lineByLine'>> & {
		/** Two sentences about the page's author. */
		readonly maker?: readonly string[]
	}

/**
 * `mark` is the word before the number in a citation mark's accessible name; `keys` are the keys of the sources, in
 * order.
 */
export type SourceMarks = { readonly mark: string; readonly keys: readonly string[] }
