import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { JointPage } from './joint-page.ts'
import styles from './JointLines.module.css'

type Props = { words: TwoSheetsWords['joint']; lines: JointPage['lines'] }

/**
 * The six lines of both sheets, those with the same answer first. On paper, a fold runs between the two people's
 * answers.
 */
export function JointLines({ words: { you, they, nameLine }, lines }: Props) {
	return (
		<div className={styles['lines']}>
			<p className={styles['names']} aria-hidden="true">
				{[you, they].map((who) => (
					<span key={who}>
						<b>{who}</b> {nameLine}
					</span>
				))}
			</p>
			<dl>
				{lines.map(({ name, answers: [yours, theirs] }) => (
					<div key={name} className={theirs === undefined ? styles['shared'] : styles['different']}>
						<dt>{name}</dt>
						<dd>
							{theirs !== undefined && <span className="visually-hidden">{you}: </span>}
							{yours}
						</dd>
						{theirs !== undefined && (
							<dd>
								<span className="visually-hidden">{they}: </span>
								{theirs}
							</dd>
						)}
					</div>
				))}
			</dl>
		</div>
	)
}
