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

/** A text before and after, with differing words struck out and underlined. */
export function WordDiff({ before, after, language, names, labels }: Props) {
	const parts = diffArrays<Token>([...tokensOf(before, names)], [...tokensOf(after, names)], {
		comparator: (one, other) => one.key === other.key,
	})
	const textWithout = (left: 'added' | 'removed', Mark: 'ins' | 'del') => (
		<p lang={language}>
			{parts
				.filter((part) => !part[left])
				.map(({ value, added, removed }, index) => {
					const Tag = added || removed ? Mark : 'span'
					return (
						<Tag key={index}>
							<TokenText tokens={value} />
						</Tag>
					)
				})}
		</p>
	)
	return (
		<div className={styles['texts']}>
			<div>
				<h3>{labels.before}</h3>
				{textWithout('added', 'del')}
			</div>
			<div>
				<h3>{labels.after}</h3>
				{textWithout('removed', 'ins')}
			</div>
		</div>
	)
}
