import type { Guide } from './guides.ts'

/** The head of an article: its illustration, or first steps for a reader in need. */
export type OpeningWords = Pick<
	Guide,
	'title' | 'lede' | 'illustration' | 'alternative' | 'breadcrumb' | 'action' | 'signup'
> &
	Partial<Pick<Guide, 'first' | 'lineByLine'>> & {
		/** The author note of the page, in two sentences. */
		readonly maker?: readonly string[]
	}

/** Data for citation marks: their accessible name before the number, and the source keys in order. */
export type SourceMarks = { readonly mark: string; readonly keys: readonly string[] }
