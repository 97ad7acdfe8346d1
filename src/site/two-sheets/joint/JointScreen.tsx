import type { Sheet } from '#site/two-sheets/rules/sheet.ts'
import { JointLines } from './JointLines.tsx'
import styles from './JointScreen.module.css'
import { KeepActions } from './KeepActions.tsx'
import { LeavingTime } from '#site/two-sheets/screens/LeavingTime.tsx'
import { jointPage } from './joint-page.ts'
import { CaptionedWindow } from './PairWindows.tsx'
import type { ScreenProps } from '#site/two-sheets/screens/screen.ts'
import { ShareActions } from '#site/two-sheets/screens/ShareActions.tsx'
import { Signals } from '#site/two-sheets/screens/Signals.tsx'
import { Sky } from '#site/two-sheets/screens/Sky.tsx'

type Props = ScreenProps & { yours: Sheet; theirs: Sheet }

export function JointScreen({ language, words, heading, state, dispatch, yours, theirs }: Props) {
	const { joint } = words
	const page = jointPage({ language, words, yours, theirs }, state.arrivalHour)
	return (
		<div className={styles['page']}>
			<Sky title={page.title} lede={joint.lede} heading={heading} chimney="46%" />
			<section className="facade">
				<div className={`frame ${styles['joint']}`} data-settle>
					<CaptionedWindow {...page.you} />
					<JointLines words={joint} lines={page.lines} />
					<CaptionedWindow {...page.they} />
				</div>
				<div className={styles['foot']} data-no-print />
			</section>
			<div className={`frame pair ${styles['deal']}`}>
				<LeavingTime
					language={language}
					words={joint}
					page={page}
					arrivalHour={state.arrivalHour}
					onMove={(arrivalHour) => dispatch({ type: 'moved the arrival', arrivalHour })}
				/>
				<Signals words={words} yours={yours} theirs={theirs} />
			</div>
			<section className={`room ${styles['keep']}`} data-no-print>
				<div className="frame">
					<p>{state.viewer === 'second' ? joint.sendBack : joint.keep}</p>
					<div>
						<ShareActions words={words.share} state={state} message={joint.message} />
						<KeepActions words={words} page={page} />
					</div>
				</div>
			</section>
		</div>
	)
}
