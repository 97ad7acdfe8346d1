import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { compareSheets, type LineName, type Sheet } from '#site/two-sheets/rules/sheet.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import styles from './JointLines.module.css'
import { shownAnswer } from '#site/two-sheets/shown-answer.ts'

type Props = { language: PageLanguage; words: TwoSheetsWords; yours: Sheet; theirs: Sheet }

/** The six lines of both sheets, shared ones first; on paper with the fold between the two groups. */
export function JointLines({ language, words: { joint, lines }, yours, theirs }: Props) {
	const { shared, different } = compareSheets(yours, theirs)
	const answer = (line: LineName, sheet: Sheet) => shownAnswer(lines, line, sheet)
	return (
		<div className={styles['lines']}>
			<p className={styles['names']} aria-hidden="true">
				{[joint.you, joint.they].map((who) => (
					<span key={who}>
						<b>{who}</b> {joint.nameLine}
					</span>
				))}
			</p>
			<dl>
				{shared.map((line) => (
					<div key={line} className={styles['shared']}>
						<dt>{formatMessage(language, joint.both, { line: lines[line].name })}</dt>
						<dd>{answer(line, yours)}</dd>
					</div>
				))}
				{different.map((line) => (
					<div key={line} className={styles['different']}>
						<dt>{lines[line].name}</dt>
						<dd>
							<span className="visually-hidden">{joint.you}: </span>
							{answer(line, yours)}
						</dd>
						<dd>
							<span className="visually-hidden">{joint.they}: </span>
							{answer(line, theirs)}
						</dd>
					</div>
				))}
			</dl>
		</div>
	)
}
