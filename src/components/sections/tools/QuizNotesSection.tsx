import { Fragment } from 'react'
import { Citation } from '#components/ui/Citation.tsx'
import { Prose } from '#components/ui/Prose.tsx'
import type { Finding } from '#words/schemas/citation.ts'
import styles from './QuizNotesSection.module.css'

type Note = { readonly heading: string; readonly text: string }

type Props = {
	notice: { readonly heading: string; readonly points: readonly string[] }
	/** How the test decides, and its known bias. */
	rules: readonly Note[]
	findings: { readonly heading: string; readonly findings: readonly Finding[] }
	trademark?: string
	/** The test's author note, with links to the product and the privacy policy. */
	maker: string
}

/** The notes below a test: its limits, its scoring rules, and the state of research with sources. */
export function QuizNotesSection({ notice, rules, findings, trademark, maker }: Props) {
	return (
		<section className="frame section">
			<div className="list">
				<h2>{notice.heading}</h2>
				<ul className={styles['lines']}>
					{notice.points.map((point) => (
						<li key={point}>
							<Prose text={point} />
						</li>
					))}
				</ul>
				{rules.map(({ heading, text }) => (
					<Fragment key={heading}>
						<h2>{heading}</h2>
						<p className={styles['rule']}>{text}</p>
					</Fragment>
				))}
				<h2>{findings.heading}</h2>
				<ul className={styles['lines']}>
					{findings.findings.map(({ text, sources }) => (
						<li key={text}>
							{text}
							{sources.map((source) => (
								<p key={source.title} className="small">
									<Citation {...source} />
								</p>
							))}
						</li>
					))}
				</ul>
				<p className={styles['note']}>
					<Prose text={maker} />
				</p>
				{trademark && <p className={`small ${styles['trademark']}`}>{trademark}</p>}
			</div>
		</section>
	)
}
