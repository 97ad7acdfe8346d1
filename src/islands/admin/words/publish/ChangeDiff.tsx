import type { WordDifference } from '#contract/word-publication.ts'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { type ItemChange, listChanges } from './list-changes.ts'
import { shownText } from './shown-text.ts'
import { type TokenNames, tokensOf } from './text-tokens.ts'
import { TokenText } from './TokenText.tsx'
import type { ShownValues } from './useShownValues.ts'
import { WordDiff } from './WordDiff.tsx'
import styles from './WordDiff.module.css'

type Props = {
	difference: Pick<
		WordDifference,
		'file' | 'place' | 'language' | 'before' | 'after' | 'currencies'
	>
	values: ShownValues
	/** Above each text. */
	labels: { readonly before: string; readonly after: string }
}

/** A text, value or list before and after: lists item by item. */
export function ChangeDiff({ difference, values, labels }: Props) {
	const { before, after, language, currencies } = difference
	const names = values.namesIn(language)
	const changes = listChanges(before, after)
	if (changes === null) {
		const diff = (
			<WordDiff
				before={shownText(difference, before, currencies?.before)}
				after={shownText(difference, after, currencies?.after)}
				{...{ language, names, labels }}
			/>
		)
		// A whole page.
		return difference.place === '' ? (
			<Disclosure summary={pageWords.changes.see}>{diff}</Disclosure>
		) : (
			diff
		)
	}
	return (
		<ul className={styles['items']}>
			{changes.map((change) => (
				<ItemLine
					key={`${change.kind} ${change.from} ${change.to}`}
					{...{ change, language, names, labels }}
				/>
			))}
		</ul>
	)
}

type LineProps = {
	change: ItemChange
	language: string
	names: TokenNames
	labels: Props['labels']
}

function ItemLine({ change, language, names, labels }: LineProps) {
	const { kind, title, before, after, from, to } = change
	const text = kind === 'added' ? after : title
	return (
		<li>
			<h3>{formatMessage('es', words.list[kind], { from, to })}</h3>
			{kind === 'changed' ? (
				<WordDiff {...{ before, after, language, names, labels }} />
			) : (
				<p lang={language} data-kind={kind}>
					<TokenText tokens={tokensOf(text, names)} />
				</p>
			)}
		</li>
	)
}
