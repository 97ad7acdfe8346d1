import { wordsDe } from '#content/tools/two-sheets/words-de.ts'
import { TwoSheets, type TwoSheetsProps } from './TwoSheets.tsx'

/** "Two sheets" with its German words: each language loads only its own. */
export function TwoSheetsDe(props: TwoSheetsProps) {
	return <TwoSheets {...props} words={wordsDe} />
}
