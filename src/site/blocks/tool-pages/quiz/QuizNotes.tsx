import { Fragment } from 'react'
import { Citation } from '#site/ui/text/Citation.tsx'
import { Prose } from '#site/ui/text/Prose.tsx'
import type { Finding } from '#cms/reader/schemas/citation.ts'

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

export function QuizNotes({ notice, rules, findings, trademark, maker }: Props) {
	return (
		<>
			{rules.map(({ heading, text }) => (
				<Fragment key={heading}>
					<h3>{heading}</h3>
					<p>{text}</p>
				</Fragment>
			))}
			<h3>{notice.heading}</h3>
			<ul>
				{notice.points.map((point) => (
					<li key={point}>{point}</li>
				))}
			</ul>
			<h3>{findings.heading}</h3>
			<ul>
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
			<p>
				<Prose text={maker} />
			</p>
			{trademark && <p className="small">{trademark}</p>}
		</>
	)
}
