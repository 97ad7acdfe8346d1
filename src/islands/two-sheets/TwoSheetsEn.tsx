import { wordsEn } from '#content/tools/two-sheets/words-en.ts'
import { TwoSheets, type TwoSheetsProps } from './TwoSheets.tsx'

/** "Two sheets" with its English words: each language loads only its own. */
export function TwoSheetsEn(props: TwoSheetsProps) {
	return <TwoSheets {...props} words={wordsEn} />
}
