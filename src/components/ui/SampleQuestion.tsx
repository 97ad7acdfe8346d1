import styles from './SampleQuestion.module.css'

type Props = { label: string; text: string; options: readonly string[] }

/** A question of a test as text: what it is like to take it. */
export function SampleQuestion({ label, text, options }: Props) {
	return (
		<figure className={styles['sample']}>
			<figcaption className="small">{label}</figcaption>
			<p>{text}</p>
			<ol>
				{options.map((option) => (
					<li key={option}>{option}</li>
				))}
			</ol>
		</figure>
	)
}
