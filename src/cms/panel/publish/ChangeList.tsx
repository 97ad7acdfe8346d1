import type { TextDifference } from '#cms/messages/word-publication.ts'
import { languageName } from '#panel/format/code-names.ts'
import { type ChangeLabels, ChangeDiff } from './ChangeDiff.tsx'
import { isEverywhere } from './change-names.ts'
import { changedTexts } from './changed-texts.ts'
import { useFactName, usePlaceTitle } from './useCatalogNames.ts'
import styles from './HistoryPage.module.css'

type Props = { changes: readonly TextDifference[]; labels: ChangeLabels }

export function ChangeList({ changes, labels }: Props) {
	return changedTexts(changes).map(({ key, first }) => (
		<div key={key} className={styles['difference']}>
			<ChangePlace change={first} />
			<ChangeDiff difference={first} labels={labels} />
		</div>
	))
}

/** Where a change is: for a text, its page and language; for a fact, its form and name. */
function ChangePlace({ change }: { change: TextDifference }) {
	const titleOf = usePlaceTitle()
	const name = useFactName(change)
	const language = isEverywhere(change) ? [] : languageName(change.language)
	return <p>{[titleOf(change), name ?? [], language].flat().join(', ')}</p>
}
