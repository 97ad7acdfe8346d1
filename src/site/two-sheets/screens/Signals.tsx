import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { Sheet } from '#site/two-sheets/rules/sheet.ts'
import { shownAnswer } from '#site/two-sheets/shown-answer.ts'
import styles from './Signals.module.css'

type Props = { words: TwoSheetsWords; yours: Sheet; theirs: Sheet }

/** For each person, the first sign that company gets too much, and the sentence that the person wants to hear then. */
export function Signals({ words: { joint, lines }, yours, theirs }: Props) {
	const { title, yours: ofYours, theirs: ofTheirs } = joint.signal
	const signals = [
		{ sign: ofYours[yours.firstSign], sentence: shownAnswer(lines, 'toHear', yours) },
		{ sign: ofTheirs[theirs.firstSign], sentence: shownAnswer(lines, 'toHear', theirs) },
	]
	return (
		<section className={styles['signals']} aria-labelledby="signal">
			<h2 id="signal">{title}</h2>
			{signals.map(({ sign, sentence }) => (
				<p key={sign}>
					{sign} <b>{sentence}</b>
				</p>
			))}
		</section>
	)
}
