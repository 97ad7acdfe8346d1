import { diffArrays } from 'diff'
import { type Token, type TokenNames, tokensOf } from './text-tokens.ts'
import { TokenText } from './TokenText.tsx'
import styles from './WordDiff.module.css'

type Props = {
	before: string
	after: string
	language: string
	names: TokenNames
	/** Above each text. */
	labels: { readonly before: string; readonly after: string }
}

/** A text before and after, with the words that differ struck out and underlined. */
export function WordDiff({ before, after, language, names, labels }: Props) {
	const parts = diffArrays<Token>([...tokensOf(before, names)], [...tokensOf(after, names)], {
		comparator: (one, other) => one.key === other.key,
	})
	return (
		<div className={styles['texts']}>
			<div>
				<h3>{labels.before}</h3>
				<p lang={language}>
					{parts
						.filter(({ added }) => !added)
						.map(({ value, removed }, index) => {
							const text = <TokenText tokens={value} />
							return removed ? <del key={index}>{text}</del> : <span key={index}>{text}</span>
						})}
				</p>
			</div>
			<div>
				<h3>{labels.after}</h3>
				<p lang={language}>
					{parts
						.filter(({ removed }) => !removed)
						.map(({ value, added }, index) => {
							const text = <TokenText tokens={value} />
							return added ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>
						})}
				</p>
			</div>
		</div>
	)
}
