import { wordsPt } from '#content/tools/two-sheets/words-pt.ts'
import { TwoSheets, type TwoSheetsProps } from './TwoSheets.tsx'

/** "Two sheets" with its Portuguese words: each language loads only its own. */
export function TwoSheetsPt(props: TwoSheetsProps) {
	return <TwoSheets {...props} words={wordsPt} />
}
