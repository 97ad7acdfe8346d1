import { diffWordsWithSpace } from 'diff'
import { shownText } from './shown-text.ts'
import styles from './WordDiff.module.css'

type Props = {
	place: string
	before: string
	after: string
	language: string
	/** Above each text. */
	labels: { readonly before: string; readonly after: string }
}

/** A text before and after, with the words that differ struck out and underlined. */
export function WordDiff({ place, before, after, language, labels }: Props) {
	const parts = diffWordsWithSpace(shownText(place, before), shownText(place, after))
	return (
		<div className={styles['texts']}>
			<div>
				<h3>{labels.before}</h3>
				<p lang={language}>
					{parts
						.filter(({ added }) => !added)
						.map(({ value, removed }, index) =>
							removed ? <del key={index}>{value}</del> : <span key={index}>{value}</span>,
						)}
				</p>
			</div>
			<div>
				<h3>{labels.after}</h3>
				<p lang={language}>
					{parts
						.filter(({ removed }) => !removed)
						.map(({ value, added }, index) =>
							added ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>,
						)}
				</p>
			</div>
		</div>
	)
}
