import { DesignButtons } from './DesignButtons.tsx'
import { DesignForms } from './DesignForms.tsx'
import styles from './DesignSection.module.css'

type Props = {
	title: string
	/**
	 * Answer options of a quiz and of “Two sheets”, each with one chosen. Passed in by the page, because components must
	 * not import islands.
	 */
	children: React.ReactNode
}

const fixedExamples: Readonly<Record<string, React.ReactNode>> = {
	'Buttons, links': <DesignButtons />,
	'Forms and feedback': <DesignForms />,
}

/**
 * A style guide of everything that no block shows, laid out in the two columns of an article. Available in development
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
