import { MiniWindow } from '#components/art/MiniWindow.tsx'
import type { SourceMarks, Term } from '#content/types/article.ts'
import { Prose } from './Prose.tsx'
import styles from './TermList.module.css'

type Props = { terms: readonly Term[]; sources: SourceMarks }

/** Terms with descriptions, and a window icon for terms with a level. */
export function TermList({ terms, sources }: Props) {
	return (
		<dl className={styles['terms']}>
			{terms.map(({ name, text, level, insteadOf }) => (
				<div key={name} className={level !== undefined && !insteadOf ? styles['lit'] : undefined}>
					{insteadOf && (
						<dt className={styles['old']}>
							<MiniWindow level={0} />
							{insteadOf}
						</dt>
					)}
					<dt>
						{level !== undefined && <MiniWindow level={level} />}
						{name}
					</dt>
					<dd>
						<Prose text={text} sources={sources} />
					</dd>
				</div>
			))}
		</dl>
	)
}
