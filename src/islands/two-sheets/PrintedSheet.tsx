import { BlankLines } from '#components/sections/printing/BlankLines.tsx'
import type { TwoSheetsWords } from '#words/schemas/two-sheets.ts'
import { lineNames, type Sheet } from '#domain/two-sheets/sheet.ts'
import styles from './PrintedSheet.module.css'
import { shownAnswer } from './shown-answer.ts'

type Props = { words: TwoSheetsWords; sheet: Sheet }

/** One person's sheet on paper, in the form of the energy sheet; hidden on screen. */
export function PrintedSheet({ words, sheet }: Props) {
	const { title, intro, ownWords, footer } = words.ready.sheet
	const lines = lineNames.map((line, index) => ({
		name: `${index + 1}. ${words.lines[line].name}`,
		hint: words.lines[line].question,
		fields: [shownAnswer(words.lines, line, sheet), ownWords],
	}))
	return (
		<article className={styles['sheet']}>
			<h2>{title}</h2>
			<p>{intro}</p>
			<BlankLines lines={lines} />
			<p>{footer}</p>
		</article>
	)
}
