import { useId } from 'react'
import type { WordText } from '#cms/messages/words.ts'
import type { Language } from '#site-map/languages.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { linkName } from '#cms/panel/edit/link-name.ts'
import { titleOf } from '#cms/panel/edit/opened-text.ts'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { SearchResult } from './SearchResult.tsx'
import type { Catalog } from '#cms/panel/useCatalogs.ts'
import type { Drafts } from '#cms/panel/useDrafts.ts'
import styles from './HiddenTexts.module.css'

const groupNames: Readonly<Record<string, string>> = words.hidden.groups

type Props = {
	texts: readonly WordText[]
	catalog: Catalog
	drafts: Drafts
	language: Language
	title: string
	description: string
	/** The page's address; null without a page. */
	path: string | null
	opened: string | null
	hrefOf: (address: string) => string
}

/** The texts not shown by any sentence of the page, by subject. Each opens like a sentence. */
export function HiddenTexts(props: Props) {
	const { texts, catalog, drafts, language, title, description, path, opened, hrefOf } = props
	const id = useId()
	const groups = Map.groupBy(texts, groupOf)
	return (
		<section className={styles['list']} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className="soft">{description}</p>
			{path !== null && <SearchResult {...{ texts, catalog, drafts, language, path }} />}
			{[...groups].map(([name, some]) => (
				<div key={name}>
					<h3>{name}</h3>
					<ul className="plain">
						{some.map((text) => (
							<HiddenText
								key={textId(text)}
								text={text}
								source={drafts.changeOf(text)}
								facts={catalog.facts}
								language={language}
								isUnsaved={drafts.isUnsaved(text)}
								isOpen={textId(text) === opened}
								href={hrefOf(textId(text))}
							/>
						))}
					</ul>
				</div>
			))}
			{texts.length === 0 && <p>{words.hidden.none}</p>}
		</section>
	)
}

type HiddenTextProps = {
	text: WordText
	source: string | null
	facts: Catalog['facts']
	language: Language
	/** Its faults prevent saving. */
	isUnsaved: boolean
	isOpen: boolean
	href: string
}

function HiddenText(props: HiddenTextProps) {
	const { text, source, facts, language, isUnsaved, isOpen, href } = props
	const ownPages = useOwnTitles()
	const shown =
		text.kind === 'link'
			? linkName(source ?? text.text, ownPages)
			: plainText(source ?? text.text, facts) || (source ?? text.text)
	return (
		<li>
			<PanelLink
				href={href}
				aria-current={isOpen ? 'true' : undefined}
				data-changed={(source !== null && !isUnsaved) || undefined}
				data-unsaved={isUnsaved || undefined}
			>
				<small>
					{titleOf(text, facts)}
					{isUnsaved && <b>{words.hidden.unsaved}</b>}
				</small>
				<span lang={text.kind === 'link' ? undefined : language}>{shown}</span>
			</PanelLink>
		</li>
	)
}

function groupOf({ place }: WordText): string {
	const [first = ''] = place.split('/')
	return groupNames[first] ?? words.hidden.other
}
