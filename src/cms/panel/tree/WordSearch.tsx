import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import { languageNames } from '#site-map/languages.ts'
import { wordItems } from '#site-map/word-groups.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { wordsPath } from '#cms/panel/words-location.ts'
import { type Hit, searchTexts } from './search-texts.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import { useItemNames } from '#cms/panel/pages/pages-api.ts'
import { type Item, itemNamed, itemOf, languageFor } from '#cms/panel/word-items.ts'
import styles from './WordSearch.module.css'

const maxHits = 40

type Props = {
	/** Null until read. */
	catalog: Catalog | null
	/** The name of the item shown: its results come first. */
	current: string
	/** Shown while the search is empty. */
	children: ReactNode
}

export function WordSearch({ catalog, current, children }: Props) {
	const [typed, setTyped] = useState('')
	const wanted = useDeferredValue(typed.trim())
	const hits = useMemo(() => (catalog ? searchTexts(catalog, wanted) : []), [catalog, wanted])
	const groups = groupsOf(hits, current)
	const nameOf = useItemNames()
	return (
		<>
			<search className={styles['search']}>
				<Field
					label={words.search.label}
					type="search"
					placeholder={words.search.placeholder}
					autoComplete="off"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
			</search>
			<p className={wanted ? styles['count'] : 'visually-hidden'} role="status">
				{wanted !== '' &&
					(hits.length > 0
						? formatMessage('es', words.search.count, { n: hits.length })
						: catalog
							? words.search.none
							: words.search.loading)}
			</p>
			{wanted === ''
				? children
				: groups.map(([item, some]) => (
						<section key={item.name} className={styles['hits']}>
							<h3>{nameOf(item)}</h3>
							<ul className="plain links">
								{some.map((hit) => (
									<li key={textId(hit.text)}>
										<HitLink {...hit} item={item} onOpen={() => setTyped('')} />
									</li>
								))}
							</ul>
						</section>
					))}
			{hits.length > maxHits && (
				<p className={styles['count']}>
					{formatMessage('es', words.search.more, { n: hits.length - maxHits })}
				</p>
			)}
		</>
	)
}

/** The results by page, in the order of the tree, starting with the page shown. */
function groupsOf(
	hits: readonly Hit[],
	current: string,
): readonly (readonly [Item, readonly Hit[]])[] {
	const byName = Map.groupBy(hits, ({ text }) => itemOf(text.file)?.name ?? '')
	let left = maxHits
	const names = new Set([current, ...wordItems.map(({ name }) => name), ...byName.keys()])
	// Texts outside the tree.
	names.delete('')
	return [...names].flatMap((name) => {
		const some = (byName.get(name) ?? []).slice(0, left)
		left -= some.length
		return some.length === 0 ? [] : [[itemNamed(name), some] as const]
	})
}

function HitLink({ text, line, item, onOpen }: Hit & { item: Item; onOpen: () => void }) {
	const language = languageFor(item, text.language)
	const href = wordsPath({ item: item.name, language, sentence: textId(text) })
	return (
		<PanelLink href={href} onClickCapture={onOpen}>
			<span lang={text.language}>{line.slice(0, 160)}</span>
			<small>{languageNames[text.language]}</small>
		</PanelLink>
	)
}
