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
								{...{ drafts, catalog, language }}
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

type HiddenTextProps = Pick<Props, 'drafts' | 'catalog' | 'language'> & {
	text: WordText
	isOpen: boolean
	href: string
}

function HiddenText(props: HiddenTextProps) {
	const { text, drafts, catalog, language, isOpen, href } = props
	const { facts } = catalog
	const ownPages = useOwnTitles()
	const changed = drafts.changeOf(text)
	const isUnsaved = drafts.isUnsaved(text)
	const source = changed ?? text.text
	const shown = text.kind === 'link' ? linkName(source, ownPages) : plainText(source, facts)
	return (
		<li>
			<PanelLink
				href={href}
				aria-current={isOpen ? 'true' : undefined}
				data-changed={(changed !== null && !isUnsaved) || undefined}
				data-unsaved={isUnsaved || undefined}
			>
				<small>
					{titleOf(text, facts)}
					{isUnsaved && <b>{words.hidden.unsaved}</b>}
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
