import type { ReactNode } from 'react'
import { wordGroups } from '#site-map/word-groups.ts'
import { keysIn } from '#values/keys-in.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { useOwnPages } from '#cms/panel/pages/pages-api.ts'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { wordsPath } from '#cms/panel/words-location.ts'
import { sectionNames, sectionPath, sectionTitle } from '#cms/panel/facts/sections.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { type Item, languageFor, nameOfItem, ownItem } from '#cms/panel/word-items.ts'
import { type ItemStatus, useItemStatus } from './useItemStatus.ts'
import styles from './WordTree.module.css'

type Props = {
	/** The name of the current item; null on a phone's first screen, which shows only the tree. */
	current: string | null
	state: Pick<WordsState, 'address' | 'catalog' | 'changes' | 'drafts'>
}

export function WordTree({ current, state }: Props) {
	const own = useOwnPages()
	const itemStatusOf = useItemStatus(state)

	function itemLink(item: Item) {
		const page = own.find(({ file }) => file === item.name)
		const marks = itemStatusOf(item)
		const language = languageFor(item, state.address.language)
		return (
			<TreeLink
				key={item.name}
				href={wordsPath({ item: item.name, language })}
				isCurrent={item.name === current}
				state={stateOf(marks)}
				label={page?.title ?? nameOfItem(item)}
			>
				{page?.isDraft || page?.isRemoved ? (
					<small>{page.isDraft ? pageWords.draft : pageWords.removed}</small>
				) : (
					<Count marks={marks} />
				)}
			</TreeLink>
		)
	}

	function group(name: keyof typeof wordGroups) {
		const made = name === 'guides' ? own.flatMap(({ file }) => ownItem(file) ?? []) : []
		const all = [...wordGroups[name], ...made]
		if (all.length === 1) return all.map(itemLink)
		const total = itemStatusOf(...all)
		return (
			<li key={name}>
				<details open={all.some((item) => item.name === current)}>
					<summary>
						<Mark state={stateOf(total)} />
						<span>{words.tree.groups[name]}</span>
						<Count marks={total} count={all.length} />
					</summary>
					<ul className="plain">{all.map(itemLink)}</ul>
				</details>
			</li>
		)
	}

	return (
		<nav className={`links ${styles['tree']}`} aria-label={words.tree.label}>
			<h2>{words.tree.facts}</h2>
			<ul className="plain">
				{sectionNames.map((name) => (
					<TreeLink key={name} href={sectionPath(name)} label={sectionTitle(name)} />
				))}
			</ul>
			<h2>{words.tree.pages}</h2>
			<ul className="plain">{keysIn(wordGroups).map(group)}</ul>
		</nav>
	)
}

/**
 * The state of the window drawn beside an item: red for an unsaved fault, otherwise lit for a change, otherwise shut
 * for a text that is outdated in a language.
 */
function stateOf({ unsaved, changes, review }: ItemStatus) {
	return unsaved > 0 ? 'faulty' : changes > 0 ? 'lit' : review > 0 ? 'blind' : 'none'
}

type LinkProps = {
	href: string
	isCurrent?: boolean
	state?: ReturnType<typeof stateOf>
	label: string
	/** After the label. */
	children?: ReactNode
}

export function TreeLink({ href, isCurrent = false, state = 'none', label, children }: LinkProps) {
	return (
		<li>
			<PanelLink href={href} aria-current={isCurrent ? 'page' : undefined}>
				<Mark state={state} />
				<span>{label}</span>
				{children}
			</PanelLink>
		</li>
	)
}

export function Mark({ state }: Pick<Required<LinkProps>, 'state'>) {
	return <i className={styles['mark']} data-state={state} aria-hidden="true" />
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
