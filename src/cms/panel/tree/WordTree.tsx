import { wordGroups } from '#site-map/word-groups.ts'
import { keysIn } from '#values/keys-in.ts'
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
	state: WordsState
}

export function WordTree({ current, state }: Props) {
	const own = useOwnPages()
	const itemStatusOf = useItemStatus(state)

	function itemLink(item: Item) {
		const page = own.find(({ file }) => file === item.name)
		const language = languageFor(item, state.address.language)
		return (
			<TreeLink
				key={item.name}
				href={wordsPath({ item: item.name, language })}
				isCurrent={item.name === current}
				label={page?.title ?? nameOfItem(item)}
				{...itemStatusOf(item)}
				{...((page?.isDraft || page?.isRemoved) && {
					note: page.isDraft ? pageWords.draft : pageWords.removed,
					isUrgent: false,
				})}
			/>
		)
	}

	function group(name: keyof typeof wordGroups) {
		const made = name === 'guides' ? own.flatMap(({ file }) => ownItem(file) ?? []) : []
		const all = [...wordGroups[name], ...made]
		if (all.length === 1) return all.map(itemLink)
		const { mark, note, isUrgent } = itemStatusOf(...all)
		return (
			<li key={name}>
				<details open={all.some((item) => item.name === current)}>
					<summary>
						<Mark mark={mark} />
						<span>{words.tree.groups[name]}</span>
						<StatusNote note={note ?? `${all.length}`} isUrgent={isUrgent} />
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

type LinkProps = Partial<ItemStatus> & {
	href: string
	isCurrent?: boolean
	label: string
}

export function TreeLink({ href, isCurrent = false, label, mark = 'none', ...status }: LinkProps) {
	return (
		<li>
			<PanelLink href={href} aria-current={isCurrent ? 'page' : undefined}>
				<Mark mark={mark} />
				<span>{label}</span>
				<StatusNote {...status} />
			</PanelLink>
		</li>
	)
}

export function Mark({ mark }: Pick<ItemStatus, 'mark'>) {
	return <i className={styles['mark']} data-state={mark} aria-hidden="true" />
}

function StatusNote({ note, isUrgent }: Partial<ItemStatus>) {
	return note && <small className={isUrgent ? styles['bad'] : undefined}>{note}</small>
}
