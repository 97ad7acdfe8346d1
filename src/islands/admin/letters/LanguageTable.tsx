// On phones rows are laid out as blocks, for which browsers drop the roles of a table unless they are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { letterRunWords } from '#content/panel/letter-run.ts'
import { lettersWords } from '#content/panel/letters.ts'
import type { LetterProgress } from '#contract/letter-sending.ts'
import { recipientStates } from '#domain/letters/recipient-state.ts'
import { languages } from '#domain/pages/pages.ts'
import { formatNumber } from '#islands/admin/format-number.ts'
import styles from './tables.module.css'

const { run: words } = letterRunWords
const { languages: names } = lettersWords

type Counts = LetterProgress['total']

/** What became of the mails in each language. */
export function LanguageTable({ progress }: { progress: LetterProgress }) {
	const { returned } = progress
	const { sent, refused, returned: cameBack, waiting } = words.tally
	const columns = [words.people, sent, refused, ...(returned ? [cameBack] : []), waiting]
	const all = Object.values(returned ?? {}).reduce((sum, count) => sum + count, 0)
	return (
		<>
			<h2>{words.byLanguage}</h2>
			<table role="table" className={`${styles['table']} ${styles['stack']}`}>
				<thead role="rowgroup">
					<tr role="row">
						{[words.language, ...columns].map((label) => (
							<th key={label} scope="col" role="columnheader">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup">
					{languages.map((language) => {
						const counts = progress.languages[language]
						return (
							counts && (
								<Row
									key={language}
									name={names[language]}
									counts={counts}
									returned={returned && (returned[language] ?? 0)}
								/>
							)
						)
					})}
				</tbody>
				<tfoot role="rowgroup">
					<Row name={words.all} counts={progress.total} returned={returned && all} />
				</tfoot>
			</table>
		</>
	)
}

type RowProps = { name: string; counts: Counts; returned: number | null }

function Row({ name, counts, returned }: RowProps) {
	const people = recipientStates.reduce((sum, state) => sum + counts[state], 0)
	const figures = [
		[words.people, people],
		[words.tally.sent, counts.sent],
		[words.tally.refused, counts.refused],
		...(returned === null ? [] : [[words.tally.returned, returned] as const]),
		[words.tally.waiting, counts.waiting + counts.sending],
	] as const
	return (
		<tr role="row">
			<th scope="row" role="rowheader">
				{name}
			</th>
			{figures.map(([label, count]) => (
				<td key={label} role="cell" data-label={label.toLowerCase()}>
					{formatNumber(count)}
				</td>
			))}
		</tr>
	)
}
