import { exampleWindows } from '#site/two-sheets/levels.ts'
import { Button } from '#site/ui/controls/Button.tsx'
import { ScriptNotice } from '#site/ui/controls/ScriptNotice.tsx'
import { PairWindows } from '#site/two-sheets/joint/PairWindows.tsx'
import type { ScreenProps } from './screen.ts'
import { Sky } from './Sky.tsx'
import styles from './Screens.module.css'
import type { TwoSheetsProps } from '#site/two-sheets/TwoSheets.tsx'

/** The screen before the questions, for the first person or for the recipient of the link. */
export function OpeningScreen(props: ScreenProps & TwoSheetsProps) {
	const { words, notLoaded, heading, state, dispatch, children } = props
	const isArrival = state.theirs !== undefined
	const opening = isArrival ? words.arrival : words.start
	const { windows, example } = words
	const notice = state.isLinkBroken && (
		<p className={styles['notice']} role="alert">
			{words.brokenLink}
		</p>
	)
	return (
		<>
			<div className={styles['opening']} data-no-print>
				<Sky {...{ heading, notice }} title={opening.title} lede={opening.lede} chimney="58%">
					<p className={`row ${styles['actions']}`}>
						<Button data-start onClick={() => dispatch({ type: 'started' })}>
							{opening.action}
						</Button>
						<span className="small">{opening.terms}</span>
					</p>
					<ScriptNotice {...notLoaded} />
					<noscript>
						<p className="small">{words.start.noScript}</p>
					</noscript>
				</Sky>
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
