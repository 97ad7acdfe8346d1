import type { Ref } from 'react'
import type { TwoSheetsWords } from '#content/types/two-sheets.ts'
import type { SheetEvent, SheetState } from '#domain/two-sheets/sheet-steps.ts'

/** What every screen of the tool gets. */
export type ScreenProps = {
	readonly words: TwoSheetsWords
	readonly heading: Ref<HTMLHeadingElement>
	readonly state: SheetState
	readonly dispatch: (event: SheetEvent) => void
}
