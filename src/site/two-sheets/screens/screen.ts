import type { Ref } from 'react'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import type { SheetEvent, SheetState } from '#site/two-sheets/rules/sheet-steps.ts'

export type ScreenProps = {
	readonly language: PageLanguage
	readonly words: TwoSheetsWords
	readonly heading: Ref<HTMLHeadingElement>
	readonly state: SheetState
	readonly dispatch: (event: SheetEvent) => void
}
