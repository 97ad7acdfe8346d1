import { BlankLines } from '#site/printing/BlankLines.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import { lineNames, type Sheet } from '#site/two-sheets/rules/sheet.ts'
import styles from './PrintedSheet.module.css'
import { shownAnswer } from '#site/two-sheets/shown-answer.ts'

type Props = { words: TwoSheetsWords; sheet: Sheet }

/** One person's sheet on paper, in the layout of the printable energy sheet; hidden on screen. */
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
