import type { TextDifference } from '#cms/messages/word-publication.ts'
import { languageName } from '#panel/format/code-names.ts'
import { ChangeDiff } from './ChangeDiff.tsx'
import { changedTexts } from './changed-texts.ts'
import { factName, isEverywhere } from './fact-names.ts'
import type { ShownValues } from './useShownValues.ts'
import styles from './HistoryPage.module.css'

type Props = {
	changes: readonly TextDifference[]
	values: ShownValues
	/** The headings above both texts. */
	labels: { readonly before: string; readonly after: string }
}

export function ChangeList({ changes, values, labels }: Props) {
	return changedTexts(changes).map(({ key, first }) => (
		<div key={key} className={styles['difference']}>
			<p>{whereOf(first, values)}</p>
			<ChangeDiff difference={first} values={values} labels={labels} />
		</div>
	))
}

/** The description of where a change is: for a text, its page and language; for a fact, its form and name. */
function whereOf(first: TextDifference, { claims, titleOf }: ShownValues): string {
	const language = isEverywhere(first) ? [] : languageName(first.language)
	return [titleOf(first), factName(first, claims) ?? [], language].flat().join(', ')
}
