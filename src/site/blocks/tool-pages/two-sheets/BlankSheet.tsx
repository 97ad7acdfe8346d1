import type { TwoSheetsToolWords, TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import { lineNames } from '#site/two-sheets/rules/sheet.ts'
import styles from './BlankSheet.module.css'

type Props = TwoSheetsToolWords['blank'] & {
	/** The address of a longer sheet to print. */
	longerSheet: string
	lines: TwoSheetsWords['lines']
}

/** The six questions of a sheet with all choices: readable without scripts, and for ticking on paper. */
export function BlankSheet({ title, text, more, longerSheet, lines }: Props) {
	return (
		<section className={`frame section reading ${styles['blank']}`}>
			<div>
				<h2>{title}</h2>
				<p className={styles['text']}>{text}</p>
				<p className={styles['more']}>
					<a href={longerSheet}>{more}</a>
				</p>
			</div>
			<ol className={`ruled ${styles['lines']}`}>
				{lineNames.map((line) => (
					<li key={line}>
						<h3>{lines[line].question}</h3>
						<ul className={`row ${styles['choices']}`}>
							{Object.values(lines[line].choices).map((choice) => (
								<li key={choice}>{choice}</li>
							))}
						</ul>
					</li>
				))}
			</ol>
		</section>
	)
}
