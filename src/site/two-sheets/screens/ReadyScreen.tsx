import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { lineNames, type Sheet } from '#site/two-sheets/rules/sheet.ts'
import { levelOfSize, occupants } from '#site/two-sheets/levels.ts'
import { PairWindows } from '#site/two-sheets/joint/PairWindows.tsx'
import { PrintedSheet } from '#site/two-sheets/joint/PrintedSheet.tsx'
import styles from './ReadyScreen.module.css'
import type { ScreenProps } from './screen.ts'
import screens from './Screens.module.css'
import { ShareActions } from './ShareActions.tsx'
import { Sky } from './Sky.tsx'
import { shownAnswer } from '#site/two-sheets/shown-answer.ts'

type Props = ScreenProps & { yours: Sheet }

export function ReadyScreen({ words, heading, state, dispatch, yours }: Props) {
	const { ready, windows, lines } = words
	return (
		<>
			<div className={screens['opening']} data-no-print>
				<Sky title={ready.title} lede={ready.lede} heading={heading} chimney="58%">
					<ShareActions words={words.share} state={state} message={ready.message} />
					<p className="small">{ready.privacy}</p>
				</Sky>
				<section className="facade">
					<div className={`frame pair ${screens['columns']}`} data-settle>
						<ul className={`ruled ${styles['lines']}`}>
							{lineNames.map((line) => (
								<li key={line}>
									<span>{lines[line].name}</span>
									<b>{shownAnswer(lines, line, yours)}</b>
									<TextButton
										aria-label={`${ready.change}: ${lines[line].name}`}
										onClick={() => dispatch({ type: 'revised', line })}
									>
										{ready.change}
									</TextButton>
								</li>
							))}
						</ul>
						<PairWindows
							left={{
								caption: windows.yours,
								note: windows.ready,
								level: levelOfSize(yours.size),
								occupant: occupants.yours,
							}}
							right={{ caption: windows.theirs, note: windows.notYet, level: 0 }}
						/>
					</div>
					<p className={`plinth ${screens['plinth']}`}>
						<span className="frame small">{ready.keep}</span>
					</p>
				</section>
			</div>
			<PrintedSheet words={words} sheet={yours} />
		</>
	)
}
