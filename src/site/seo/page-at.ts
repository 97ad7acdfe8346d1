import { articlePages, editorialPages, policyPages } from './article-pages.ts'
import {
	type BlockPage,
	countryPages,
	homePage,
	landingPages,
	leavePages,
	toolPages,
} from './props/block-pages.ts'
import { sheetPages } from './props/printables.ts'
import { testPages } from './props/quiz-pages.ts'
import { typeBlockPages } from './props/type-pages.ts'

const lists: readonly (() => readonly BlockPage[])[] = [
	() => [homePage()],
	countryPages,
	toolPages,
	leavePages,
	testPages,
	articlePages,
	editorialPages,
	policyPages,
	landingPages,
	typeBlockPages,
	sheetPages,
]

/** The page of blocks at a path. */
export function pageAt(path: string): BlockPage | undefined {
	for (const list of lists) {
		const found = list().find(({ head }) => head.path === path)
		if (found !== undefined) return found
	}
	return undefined
}
