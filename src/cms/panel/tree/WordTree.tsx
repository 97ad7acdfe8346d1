import type { Language } from '#site-map/languages.ts'
import { type WordGroupName, wordGroups } from '#site-map/word-groups.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { useOwnPages } from '#cms/panel/pages/pages-api.ts'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { sectionNames, sectionPath, sectionTitle } from '#cms/panel/facts/sections.ts'
import type { ItemStatus } from './useItemStatus.ts'
import { type Item, languagesOf, nameOfItem, ownItem } from '#cms/panel/word-items.ts'
import styles from './WordTree.module.css'

type Props = {
	/** The name of the item shown; null on a phone's first screen. */
	current: string | null
	language: Language
	itemStatusOf: (...items: readonly Item[]) => ItemStatus
}

/** Everything with words: facts for the whole site, and the pages by groups. The group of the current page is open. */
export function WordTree({ current, language, itemStatusOf }: Props) {
	const own = useOwnPages()
	return (
		<nav className={styles['tree']} aria-label={words.tree.label}>
			<h2>{words.tree.facts}</h2>
			<ul className="plain">
				{sectionNames.map((name) => (
					<li key={name}>
						<PanelLink href={sectionPath(name)}>
							<Mark />
							<span>{sectionTitle(name)}</span>
						</PanelLink>
					</li>
				))}
			</ul>
			<h2>{words.tree.pages}</h2>
			<ul className="plain">
				{groups.map(([name, items]) => (
					<Group
						key={name}
						name={name}
						items={
							name === 'guides'
								? [...items, ...own.flatMap(({ file }) => ownItem(file) ?? [])]
								: items
						}
						{...{ current, language, itemStatusOf, own }}
					/>
				))}
			</ul>
		</nav>
	)
}

// Object.entries has strings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const groups = Object.entries(wordGroups) as [WordGroupName, readonly Item[]][]

type GroupProps = ItemProps & { name: WordGroupName; items: readonly Item[] }

function Group({ name, items, current, language, itemStatusOf, own }: GroupProps) {
	const [first] = items
	if (first === undefined) return null
	if (items.length === 1)
		return <ItemLink item={first} {...{ current, language, itemStatusOf, own }} />
	const isOpen = items.some((item) => item.name === current)
	const total = itemStatusOf(...items)
	return (
		<li>
			<details open={isOpen}>
				<summary>
					<Mark marks={total} />
					<span>{words.tree.groups[name]}</span>
					<Count marks={total} count={items.length} />
				</summary>
				<ul className="plain">
					{items.map((item) => (
						<ItemLink key={item.name} {...{ item, current, language, itemStatusOf, own }} />
					))}
				</ul>
			</details>
		</li>
	)
}

/** `own` are the pages that the owner made. */
type ItemProps = Props & { own: readonly OwnPageRow[] }

function ItemLink({ item, current, language, itemStatusOf, own }: ItemProps & { item: Item }) {
	const page = own.find(({ file }) => file === item.name)
	const available = languagesOf(item)
	const shown = available.includes(language) ? language : (available[0] ?? 'en')
	const marks = itemStatusOf(item)
	return (
		<li>
			<PanelLink
				href={wordsPath({ item: item.name, language: shown })}
				aria-current={item.name === current ? 'page' : undefined}
			>
				<Mark marks={marks} />
				<span>{page?.title ?? nameOfItem(item)}</span>
				{page?.isDraft || page?.isRemoved ? (
					<small>{page.isDraft ? pageWords.draft : pageWords.removed}</small>
				) : (
					<Count marks={marks} />
				)}
			</PanelLink>
		</li>
	)
}

/** A small window: lit for a change, red for an unsaved fault, shut for an outdated language. */
function Mark({ marks }: { marks?: ItemStatus }) {
	const state = marks?.unsaved
		? styles['faulty']
		: marks?.changes
			? styles['lit']
			: marks?.review
				? styles['blind']
				: styles['none']
	return <i className={`${styles['mark']} ${state}`} aria-hidden="true" />
}

function Count({ marks, count }: { marks: ItemStatus; count?: number }) {
	if (marks.unsaved > 0)
		return (
			<small className={styles['bad']}>
				{formatMessage('es', words.tree.unsaved, { n: marks.unsaved })}
			</small>
		)
	if (marks.hasNewOriginal) return <small className={styles['bad']}>{words.tree.original}</small>
	if (marks.changes > 0)
		return <small>{formatMessage('es', words.tree.changes, { n: marks.changes })}</small>
	if (marks.review > 0)
		return <small>{formatMessage('es', words.tree.review, { n: marks.review })}</small>
	return count === undefined ? null : <small>{count}</small>
}
