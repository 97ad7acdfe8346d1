import { useId } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { linkName } from '#cms/panel/edit/link-targets.ts'
import { titleOf } from '#cms/panel/edit/opened-text.ts'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { SearchResult } from './SearchResult.tsx'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { PageState } from '#cms/panel/editor/usePage.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import styles from './HiddenTexts.module.css'

const groupNames: Readonly<Record<string, string>> = words.hidden.groups

type Props = {
	state: WordsState
	page: PageState
	catalog: Catalog
}

/** The texts that no sentence of the page shows, by subject; all texts of the item if it has no page. */
export function HiddenTexts({ state, page, catalog }: Props) {
	const { path, name } = state
	const texts = path === null ? page.texts : page.hidden
	const id = useId()
	const groups = Map.groupBy(texts, groupOf)
	return (
		<section className={styles['list']} aria-labelledby={id}>
			<h2 id={id}>{path === null ? name : words.hidden.title}</h2>
			<p className="soft">{path === null ? words.frame.noPage : words.hidden.text}</p>
			{path !== null && <SearchResult {...{ state, texts, catalog, path }} />}
			{[...groups].map(([group, some]) => (
				<div key={group}>
					<h3>{group}</h3>
					<ul className="plain links">
						{some.map((text) => (
							<HiddenText key={textId(text)} {...{ state, catalog, text }} />
						))}
					</ul>
				</div>
			))}
			{texts.length === 0 && <p>{words.hidden.none}</p>}
		</section>
	)
}

type TextProps = Pick<Props, 'state' | 'catalog'> & { text: WordText }

function HiddenText({ state: { address, drafts, hrefOf }, catalog, text }: TextProps) {
	const { language } = text
	const facts = catalog.facts[language]
	const ownPages = useOwnTitles()
	const isUnsaved = drafts.isUnsaved(text)
	const source = drafts.sourceOf(text)
	const shown = text.kind === 'link' ? linkName(source, ownPages) : plainText(source, facts)
	return (
		<li>
			<PanelLink
				href={hrefOf(textId(text))}
				aria-current={textId(text) === address.sentence ? 'true' : undefined}
				data-changed={(drafts.isChanged(text) && !isUnsaved) || undefined}
				data-unsaved={isUnsaved || undefined}
			>
				<small>
					{titleOf(text, facts)}
					{isUnsaved && <b className="bad">{words.hidden.unsaved}</b>}
				</small>
				<span lang={text.kind === 'link' ? undefined : language}>{shown || source}</span>
			</PanelLink>
		</li>
	)
}

function groupOf({ place }: WordText): string {
	const [first = ''] = place.split('/')
	return groupNames[first] ?? words.hidden.other
}
