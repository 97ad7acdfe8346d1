import { exampleWindows } from '#site/two-sheets/levels.ts'
import { OpeningWords } from './OpeningWords.tsx'
import { PairWindows } from '#site/two-sheets/joint/PairWindows.tsx'
import type { ScreenProps } from './screen.ts'
import styles from './Screens.module.css'
import type { TwoSheetsProps } from '#site/two-sheets/TwoSheets.tsx'

export type OpeningProps = ScreenProps & TwoSheetsProps

/** The screen before the questions, for the first person or for the recipient of the link. */
export function OpeningScreen({ children, ...props }: OpeningProps) {
	const { words, state } = props
	const isArrival = state.theirs !== undefined
	const opening = isArrival ? words.arrival : words.start
	const { windows, example } = words
	return (
		<>
			<div className={styles['opening']} data-no-print>
				<OpeningWords {...props} opening={opening} />
				<section className="facade">
					<div className={`frame pair ${styles['columns']}`}>
						<ol className={`ruled ${styles['steps']}`}>
							{opening.steps.map((step) => (
								<li key={step}>{step}</li>
							))}
						</ol>
						{isArrival ? (
							<PairWindows
								left={{ caption: windows.theirs, note: windows.ready, level: 0 }}
								right={{ caption: windows.yours, note: windows.notYet, level: 0, isOpen: true }}
							/>
						) : (
							<PairWindows
								left={{ caption: example.yours, ...exampleWindows.yours }}
								right={{ caption: example.theirs, ...exampleWindows.theirs }}
							/>
						)}
					</div>
					<p className={`plinth ${styles['plinth']}`}>
						<span className="frame small">{opening.note}</span>
					</p>
				</section>
			</div>
			{children}
		</>
	)
}
