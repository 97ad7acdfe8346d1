import { illustrations } from '#site/art/Illustration.tsx'
import { Silhouette } from '#site/art/windows/Silhouette.tsx'
import { WindowPicture } from '#site/art/windows/SashWindow.tsx'
import { DesignButtons } from './DesignButtons.tsx'
import { DesignForms } from './DesignForms.tsx'
import styles from './DesignSection.module.css'

type Props = {
	title: string
	/** Selected items of a quiz and of two sheets, passed in by the page because components must not import islands. */
	children: React.ReactNode
}

/** Examples with fixed texts, by heading. */
const fixedExamples: Readonly<Record<string, React.ReactNode>> = {
	'Buttons, links': <DesignButtons />,
	'Result battery': (
		<div className={styles['windows']}>
			{([12, 38, 64, 92] as const).map((level) => (
				<WindowPicture key={level} level={level}>
					<Silhouette name={level < 20 ? 'asleep' : 'reader'} />
				</WindowPicture>
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

/**
 * A style guide of everything that no block shows, aligned with the two left edges of pages. Available in development
 * only.
 */
export function DesignSection({ title, children }: Props) {
	return (
		<div className="frame section">
			<h1>{title}</h1>
			{Object.entries({ ...fixedExamples, Chosen: children }).map(([name, example]) => (
				<section className={`reading ${styles['example']}`} key={name}>
					<h2>{name}</h2>
					<div>{example}</div>
				</section>
			))}
		</div>
	)
}
