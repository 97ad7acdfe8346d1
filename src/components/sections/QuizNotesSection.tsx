import type { Finding, Source } from '#content/types/quiz.ts'
import styles from './QuizNotesSection.module.css'

type Note = { readonly heading: string; readonly text: string }

type Props = {
	notice: { readonly heading: string; readonly points: readonly string[] }
	/** How this test decides, and which way it leans. */
	rules: readonly Note[]
	findings: { readonly heading: string; readonly findings: readonly Finding[] }
	trademark?: string
}

/** The small print of a test, said plainly: what it is not, how it decides, what is known. */
export function QuizNotesSection({ notice, rules, findings, trademark }: Props) {
	return (
		<section className="frame section">
			<div className="list">
				<h2>{notice.heading}</h2>
				<ul className={styles['lines']}>
					{notice.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
				{rules.map(({ heading, text }) => (
					<div key={heading} className={styles['note']}>
						<h3>{heading}</h3>
						<p>{text}</p>
					</div>
				))}
				<h2>{findings.heading}</h2>
				<ul className={styles['lines']}>
					{findings.findings.map(({ text, sources }) => (
						<li key={text}>
							{text}
							{sources.map((source) => (
								<Cited key={source.title} {...source} />
							))}
						</li>
					))}
				</ul>
				{trademark && <p className={`small ${styles['trademark']}`}>{trademark}</p>}
			</div>
		</section>
	)
}

function Cited({ authors, year, title, journal, doi }: Source) {
	return (
		<p className="small">
			{authors} ({year}). {doi ? <Doi doi={doi}>{title}</Doi> : title}
			{title.endsWith('?') ? ' ' : '. '}
			<i>{journal}</i>.
		</p>
	)
}

function Doi({ doi, children }: { doi: string; children: string }) {
	return (
		<a href={`https://doi.org/${doi}`} target="_blank" rel="noopener">
			{children}
		</a>
	)
}
