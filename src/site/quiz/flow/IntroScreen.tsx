import type { ReactNode, Ref } from 'react'
import { QuizWindows } from '#site/art/windows/QuizWindows.tsx'
import { RoofWithChimney } from '#site/art/windows/Roof.tsx'
import { Button } from '#site/ui/controls/Button.tsx'
import { ScriptNotice } from '#site/ui/controls/ScriptNotice.tsx'
import type { ScriptNotice as ScriptNoticeWords } from '#cms/reader/schemas/page.ts'
import type { QuizIntro } from '#site/quiz/quiz.schema.ts'
import front from './QuizFront.module.css'
import styles from './IntroScreen.module.css'

type Props = {
	words: QuizIntro
	notLoaded: ScriptNoticeWords
	/** The author of the test. */
	maker: ReactNode
	/** The number of questions, and of dark windows in the drawn house. */
	total: number
	heading: Ref<HTMLHeadingElement>
	onStart: () => void
}

/** The screen before the first question; complete in the server-rendered HTML. */
export function IntroScreen({ words, notLoaded, maker, total, heading, onStart }: Props) {
	return (
		<>
			<section className={styles['intro']}>
				<div className="frame">
					<h1 ref={heading} tabIndex={-1}>
						{words.title}
					</h1>
					<p className={styles['promise']}>
						{words.promise.map((line) => (
							<span key={line}>{line} </span>
						))}
					</p>
					<div className="row">
						<Button data-start onClick={onStart}>
							{words.start}
						</Button>
						<p>{words.terms}</p>
					</div>
					<ScriptNotice {...notLoaded} />
					<noscript>
						<p className="small">{words.noScript}</p>
					</noscript>
				</div>
				<div className={styles['roof']}>
					<RoofWithChimney at="76%" />
				</div>
				<div className={`facade ${front['wall']} ${styles['house']}`}>
					<div className={`frame ${front['windows']}`} data-windows={total}>
						<QuizWindows windows={total} />
					</div>
				</div>
			</section>
			<section className={`wall ${styles['below']}`}>
				<div className="frame reading">
					<h2>{words.expectHeading}</h2>
					<div>
						<ul className={`ruled ${styles['expect']}`}>
							{words.expect.map((line) => (
								<li key={line}>{line}</li>
							))}
						</ul>
						{maker}
					</div>
				</div>
			</section>
		</>
	)
}
