import { RoofWithChimney } from '#components/art/RoofWithChimney.tsx'
import { Button } from '#components/ui/Button.tsx'
import { ScriptNotice } from '#components/ui/ScriptNotice.tsx'
import type { Opening } from '#content/types/two-sheets.ts'
import { exampleWindows } from './levels.ts'
import { PairWindows } from './PairWindows.tsx'
import type { ScreenProps } from './screen.ts'
import styles from './Screens.module.css'
import type { TwoSheetsProps } from './TwoSheets.tsx'

type Props = ScreenProps & TwoSheetsProps

/** The screen before the questions: for the person who begins, or for the one who got the link. */
export function OpeningScreen({ words, notLoaded, ...props }: Props) {
	const { heading, state, dispatch, children } = props
	const isArrival = state.theirs !== undefined
	const opening: Opening = isArrival ? words.arrival : words.start
	const { windows, example } = words
	return (
		<>
			<div className={styles['opening']}>
				<section className={styles['sky']}>
					<div className={`frame ${styles['words']}`}>
						{state.isLinkBroken && (
							<p className={styles['notice']} role="alert">
								{words.brokenLink}
							</p>
						)}
						<h1 ref={heading} tabIndex={-1}>
							{opening.title}
						</h1>
						<p className={styles['lede']}>{opening.lede}</p>
						<p className={styles['actions']}>
							<Button data-start onClick={() => dispatch({ type: 'started' })}>
								{opening.action}
							</Button>
							<span className="small">{opening.terms}</span>
						</p>
						<ScriptNotice {...notLoaded} />
						<noscript>
							<p className="small">{words.start.noScript}</p>
						</noscript>
					</div>
					<RoofWithChimney at="58%" />
				</section>
				<section className={styles['wall']}>
					<div className={`frame ${styles['pair']}`}>
						<ol className={styles['steps']}>
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
					<p className={styles['plinth']}>
						<span className="frame small">{opening.note}</span>
					</p>
				</section>
			</div>
			{children}
		</>
	)
}
