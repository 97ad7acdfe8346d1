import { Illustration, illustrations } from '#components/art/Illustration.tsx'
import { PinBadge } from '#components/art/PinBadge.tsx'
import { Silhouette } from '#components/art/Silhouette.tsx'
import { SashWindow } from '#components/art/SashWindow.tsx'
import { ComparisonTable } from '#components/ui/ComparisonTable.tsx'
import { LinkRow } from '#components/ui/LinkRow.tsx'
import { Note } from '#components/ui/Note.tsx'
import { PictureCard } from '#components/ui/PictureCard.tsx'
import { ProgressBar } from '#components/ui/ProgressBar.tsx'
import { QuoteWindow } from '#components/ui/QuoteWindow.tsx'
import { Timeline } from '#components/ui/Timeline.tsx'
import type { Comparison, Moment } from '#words/schemas/article.ts'
import type { Pin } from '#words/schemas/guides.ts'
import { DesignButtons } from './DesignButtons.tsx'
import { DesignForms } from './DesignForms.tsx'
import styles from './DesignSection.module.css'

type Props = {
	title: string
	comparison: Comparison
	moments: readonly Moment[]
	pins: readonly Pin[]
	/** What is chosen in a quiz and on two sheets, passed in by the page because components must not import islands. */
	children: React.ReactNode
}

/** Examples with fixed texts, by heading. */
const fixedExamples: Readonly<Record<string, React.ReactNode>> = {
	'Buttons, links': <DesignButtons />,
	Cards: (
		<div className="pair">
			<PictureCard href="#top" title="How to recharge" text="Nine small exits.">
				<Illustration name="recharge" />
			</PictureCard>
			<div>
				<Note>Rest that you spend explaining is not rest.</Note>
				<LinkRow href="#top" label="Drained: the signs" level={20} />
				<LinkRow href="#top" label="A quiet Sunday, planned" level={90} text="Mostly." />
			</div>
		</div>
	),
	'Quote window': (
		<QuoteWindow
			id="design"
			text="I like people. I like them the way I like the sea."
			author="Somebody"
			work="Notebook"
			scene="moon"
		/>
	),
	Progress: <ProgressBar label="Question 4 of 12" percent={33} />,
	'Result battery': (
		<div className={styles['windows']}>
			{([12, 38, 64, 92] as const).map((level) => (
				<svg key={level} viewBox="0 0 120 224" aria-hidden="true">
					<SashWindow level={level} forecast={level}>
						<Silhouette name={level < 20 ? 'asleep' : 'reader'} />
					</SashWindow>
				</svg>
			))}
		</div>
	),
	'Forms and feedback': <DesignForms />,
	Illustrations: (
		<div className={styles['gallery']}>
			{Object.entries(illustrations).map(([name, Scene]) => (
				<Scene key={name} role="img" aria-label={name} aria-hidden={undefined} />
			))}
		</div>
	),
}

/** A style guide with one example of each component, at the two left edges; available in development only. */
export function DesignSection({ title, comparison, moments, pins, children }: Props) {
	const examples: Readonly<Record<string, React.ReactNode>> = {
		...fixedExamples,
		'Comparison table': <ComparisonTable {...comparison} />,
		Timeline: <Timeline moments={moments} />,
		'Pin badges': (
			<div className={styles['gallery']}>
				{pins.map((pin) => (
					<PinBadge key={pin.id} {...pin} />
				))}
			</div>
		),
		Chosen: children,
	}
	return (
		<div className="frame section">
			<h1>{title}</h1>
			{Object.entries(examples).map(([name, example]) => (
				<section className={`reading ${styles['example']}`} key={name}>
					<h2>{name}</h2>
					<div>{example}</div>
				</section>
			))}
		</div>
	)
}
