import { formatMessage } from '#cms/reader/format/format-message.ts'
import { EmptyPlace } from '#panel/parts/EmptyPlace.tsx'
import words from '#content/messages/es/panel/counts.yaml'
import styles from './CountsPage.module.css'

type Props = {
	reason: string
	days: number
}

/** Says what the place will show once there are counts, and what is counted. */
export function CountsEmpty({ reason, days }: Props) {
	return (
		<>
			<EmptyPlace title={reason} text={formatMessage('es', words.state.soon, { n: days })} />
			<NotCounted />
		</>
	)
}

/** Lists what is not counted. Always open, because readers need these limits beside every figure. */
export function NotCounted() {
	const { title, items, text } = words.notCounted
	return (
		<section>
			<h2>{title}</h2>
			<ul className={styles['plain']}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
			<p className="soft">{text}</p>
		</section>
	)
}
