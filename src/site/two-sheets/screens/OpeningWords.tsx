import { RoofWithChimney } from '#site/art/windows/Roof.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { ScriptNotice } from '#site/ui/controls/ScriptNotice.tsx'
import type { TwoSheetsWords } from '#site/two-sheets/two-sheets.schema.ts'
import type { OpeningProps } from './OpeningScreen.tsx'
import styles from './Screens.module.css'

type Props = Omit<OpeningProps, 'children'> & { opening: TwoSheetsWords['arrival'] }

/** The sky above the house: the title, and the button that leads to the questions. */
export function OpeningWords({ words, notLoaded, opening, heading, state, dispatch }: Props) {
	return (
		<section className={`sky ${styles['sky']}`}>
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
			</div>
			<RoofWithChimney at="58%" />
		</section>
	)
}
