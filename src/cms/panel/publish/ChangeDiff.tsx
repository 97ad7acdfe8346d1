import { diffArrays } from 'diff'
import type { WordDifference } from '#cms/messages/word-publication.ts'
import { structurePlace } from '#site-map/block-pages.ts'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { chipsOf } from '#cms/panel/edit/text-chips.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { type ItemChange, listChanges } from './item-changes.ts'
import { StructureDiff } from './StructureDiff.tsx'
import { shownText } from './shown-text.ts'
import type { ShownNames, ShownValues } from './useShownValues.ts'
import styles from './ChangeDiff.module.css'

type Props = {
	difference: Pick<
		WordDifference,
		'file' | 'place' | 'language' | 'before' | 'after' | 'currencies'
	>
	values: ShownValues
	/** The headings above both texts. */
	labels: { readonly before: string; readonly after: string }
}

/** A text, value or list before and after: lists item by item. */
export function ChangeDiff({ difference, values, labels }: Props) {
	const { file, place, before, after, language, currencies } = difference
	const structure = structurePlace(file, place)
	if (structure) return <StructureDiff {...{ file, before, after }} place={structure} />
	const more = { language, labels, names: values.namesIn(language) }
	const changes = listChanges(before, after)
	if (changes !== null) {
		return (
			<ul className={styles['items']}>
				{changes.map((change) => (
					<ItemLine key={`${change.kind} ${change.from} ${change.to}`} {...{ change, ...more }} />
				))}
			</ul>
		)
	}
	const diff = (
		<TextDiff
			before={shownText(difference, before, currencies?.before)}
			after={shownText(difference, after, currencies?.after)}
			{...more}
		/>
	)
	return place === '' ? <Disclosure summary={pageWords.changes.see}>{diff}</Disclosure> : diff
}

type ReadProps = Pick<Props, 'labels'> & { language: string; names: ShownNames }

function ItemLine({ change, ...more }: ReadProps & { change: ItemChange }) {
	const { kind, title, before, after, from, to } = change
	return (
		<li>
			<h3>{formatMessage('es', words.list[kind], { from, to })}</h3>
			{kind === 'changed' ? (
				<TextDiff {...{ before, after, ...more }} />
			) : (
				<p lang={more.language} data-kind={kind}>
					<Tokens of={tokensOf(kind === 'added' ? after : title, more.names)} />
				</p>
			)}
		</li>
	)
}

/** A text before and after, with differing words struck out and underlined. */
function TextDiff(props: ReadProps & { before: string; after: string }) {
	const { before, after, language, names, labels } = props
	const parts = diffArrays(tokensOf(before, names), tokensOf(after, names), {
		comparator: (one, other) => one.source === other.source,
	})
	const column = (label: string, left: 'added' | 'removed', Mark: 'ins' | 'del') => (
		<div>
			<h3>{label}</h3>
			<p lang={language}>
				{parts
					.filter((part) => !part[left])
					.map(({ value, added, removed }, index) => {
						const Tag = added || removed ? Mark : 'span'
						return (
							<Tag key={index}>
								<Tokens of={value} />
							</Tag>
						)
					})}
			</p>
		</div>
	)
	return (
		<div className={styles['texts']}>
			{column(labels.before, 'added', 'del')}
			{column(labels.after, 'removed', 'ins')}
		</div>
	)
}

/** A word, a space, a sign, or a chip with its label. */
type Token = { readonly source: string; readonly label: string | null }

const piece = /\s+|[\p{L}\p{N}]+|./gsu

/** The parts of a text, with the chips of its field. */
function tokensOf(text: string, { facts, sources, ownPages }: ShownNames): Token[] {
	const pieces = (from: number, to?: number) =>
		(text.slice(from, to).match(piece) ?? []).map((source) => ({ source, label: null }))
	const chips = chipsOf(text, facts, sources, ownPages)
	return [
		...chips.flatMap(({ start, source, label }, index) => [
			...pieces(chips[index - 1]?.end ?? 0, start),
			{ source, label },
		]),
		...pieces(chips.at(-1)?.end ?? 0),
	]
}

function Tokens({ of }: { of: readonly Token[] }) {
	return of.map(({ source, label }, index) =>
		label === null ? (
			source
		) : (
			<span key={index} className={styles['chip']}>
				{label}
			</span>
		),
	)
}
