import { diffArrays } from 'diff'
import type { TextDifference } from '#cms/messages/word-publication.ts'
import { structurePlace } from '#site-map/block-pages.ts'
import type { Language } from '#site-map/languages.ts'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { chipsOf } from '#cms/panel/edit/text-chips.ts'
import detailStyles from '#cms/panel/edit/SentenceDetails.module.css'
import { StructureDiff } from './StructureDiff.tsx'
import { itemsOf, separator, shownText } from './shown-text.ts'
import { useChipNames } from './useCatalogNames.ts'
import styles from './ChangeDiff.module.css'

/** The headings above both texts. */
export type ChangeLabels = { readonly before: string; readonly after: string }

type Props = { difference: TextDifference; labels: ChangeLabels }

export function ChangeDiff({ difference, labels }: Props) {
	const { file, place, before, after, language, currencies } = difference
	const structure = structurePlace(file, place)
	if (structure) return <StructureDiff {...{ file, before, after }} place={structure} />
	const [old, now] = [itemsOf(before), itemsOf(after)]
	if (old !== null && now !== null) {
		return (
			<div className={styles['items']}>
				{[differingItems, sharedTitles]
					.map((itemsIn) => ({ before: itemsIn(old, now), after: itemsIn(now, old) }))
					.filter((texts) => texts.before !== texts.after)
					.map((texts, index) => (
						<TextDiff key={index} {...texts} {...{ language, labels }} />
					))}
			</div>
		)
	}
	const diff = (
		<TextDiff
			before={shownText(difference, before, currencies?.before)}
			after={shownText(difference, after, currencies?.after)}
			{...{ language, labels }}
		/>
	)
	return place === '' ? <Disclosure summary={pageWords.changes.see}>{diff}</Disclosure> : diff
}

/** The items of one version of a list that the other version lacks. */
function differingItems(items: readonly string[], others: readonly string[]): string {
	return items.filter((item) => !others.includes(item)).join('\n')
}

/** The titles of the items that both versions have. Their order may differ. */
function sharedTitles(items: readonly string[], others: readonly string[]): string {
	const titles = others.map(titleOf)
	return items
		.map(titleOf)
		.filter((title) => titles.includes(title))
		.join('\n')
}

function titleOf(item: string): string {
	return item.split(separator, 1)[0] ?? ''
}

type DiffProps = { before: string; after: string; language: Language; labels: ChangeLabels }

/** A text before and after a change, with the differences marked. Chips have the same labels as in the text's field. */
function TextDiff({ before, after, language, labels }: DiffProps) {
	const names = useChipNames(language)
	const [old, now] = [chipsOf(before, names), chipsOf(after, names)]
	const chipLabels = new Map([...old, ...now].map(({ source, label }) => [source, label]))
	const parts = diffArrays(tokensOf(before, old), tokensOf(after, now))
	const column = (heading: string, left: 'added' | 'removed', Mark: 'ins' | 'del') => (
		<div>
			<h3>{heading}</h3>
			<p lang={language}>
				{parts
					.filter((part) => !part[left])
					.map(({ value, added, removed }, index) => {
						const Tag = added || removed ? Mark : 'span'
						return <Tag key={index}>{value.map(token)}</Tag>
					})}
			</p>
		</div>
	)
	function token(source: string, index: number) {
		const label = chipLabels.get(source)
		if (label === undefined) return source
		return (
			<span key={index} className={detailStyles['value']}>
				{label}
			</span>
		)
	}
	return (
		<div className={styles['texts']}>
			{column(labels.before, 'added', 'del')}
			{column(labels.after, 'removed', 'ins')}
		</div>
	)
}

function tokensOf(text: string, chips: ReturnType<typeof chipsOf>): string[] {
	const pieces = (from: number, to?: number) =>
		text.slice(from, to).match(/\s+|[\p{L}\p{N}]+|./gsu) ?? []
	return [
		...chips.flatMap(({ start, source }, index) => [
			...pieces(chips[index - 1]?.end ?? 0, start),
			source,
		]),
		...pieces(chips.at(-1)?.end ?? 0),
	]
}
