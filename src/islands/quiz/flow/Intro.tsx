import type { ReactNode, Ref } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { ScriptNotice } from '#components/ui/ScriptNotice.tsx'
import type { ScriptNotice as ScriptNoticeWords } from '#words/schemas/page.ts'
import type { QuizIntro } from '#words/schemas/quiz.ts'
import styles from './Intro.module.css'

type Props = {
	words: QuizIntro
	notLoaded: ScriptNoticeWords
	picture: ReactNode
	/** Who made the test, in one line. */
	maker: ReactNode
	heading: Ref<HTMLHeadingElement>
	onStart: () => void
	/** Notes below the intro. */
	children: ReactNode
}

/** The screen before the first question; complete in the server-rendered HTML. */
export function Intro(props: Props) {
	const { words, notLoaded, picture, maker, heading, onStart, children } = props
	return (
		<>
			<section className={styles['sky']}>
				<div className={`frame pair ${styles['intro']}`}>
					<div>
						<h1 ref={heading} tabIndex={-1}>
							{words.title}
						</h1>
						<p className={styles['summary']}>{words.summary}</p>
						<Button data-start onClick={onStart}>
							{words.start}
						</Button>
						<ScriptNotice {...notLoaded} />
						<noscript>
							<p className="small">{words.noScript}</p>
						</noscript>
						<ul className={`small ${styles['facts']}`}>
							{words.facts.map((fact) => (
								<li key={fact}>{fact}</li>
							))}
						</ul>
						{maker}
					</div>
					{picture}
				</div>
			</section>
			<section className="wall">
				<div className="frame section list">
					<h2>{words.expectHeading}</h2>
					<ul className={styles['expect']}>
						{words.expect.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			</section>
			{children}
			<section className={`frame list ${styles['again']}`}>
				<Button data-start onClick={onStart}>
					{words.startBelow}
				</Button>
			</section>
		</>
	)
}
