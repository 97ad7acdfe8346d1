import type { ReactNode } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { isReference } from '#domain/words/source-text.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { plainText } from '#islands/admin/words/plain-text.ts'
import { Variables } from './Variables.tsx'
import { linkName } from './link-name.ts'
import { headingOf, titleOf } from './opened-text.ts'
import type { SentenceEdit } from './useSentence.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import styles from './SentenceSheet.module.css'

type Props = {
	edit: SentenceEdit
	catalog: Catalog
	itemName: string
	/** Its number on the page, and the total; null if the page does not show it. */
	number: { readonly n: number; readonly total: number } | null
	/** Back to the tree. */
	backHref: string
	hrefOf: (address: string) => string
	/** The same sentence in the other languages. */
	children: ReactNode
}

/** Details of an open text, in place of the tree. */
export function SentenceSheet(props: Props) {
	const { edit, catalog, itemName, number, backHref, hrefOf } = props
	const { language } = catalog
	const { text } = edit
	const heading = text.kind === 'prose' ? headingOf(text, catalog) : undefined
	const title = heading ?? titleOf(text)
	return (
		<aside className={styles['sheet']} aria-label={words.sentence.label}>
			<header>
				<PanelLink href={backHref}>{words.pages}</PanelLink>
				{number && <span>{formatMessage('es', words.sentence.number, number)}</span>}
			</header>
			<h2 lang={heading === undefined ? undefined : language}>{title}</h2>
			<p className="soft">
				{formatMessage('es', words.sentence.where, {
					item: itemName,
					language: languageNames[language],
				})}{' '}
				{number === null
					? isReference(text.text)
						? words.sentence.byFact
						: words.sentence.notShown
					: words.sentence.inPlace}
			</p>
			<Original edit={edit} language={language} />
			{props.children}
			<Variables edit={edit} catalog={catalog} hrefOf={hrefOf} />
			<PlaceList edit={edit} />
			<p className="soft">{words.notHere}</p>
		</aside>
	)
}

/** The text of the repository, and a button to restore it. */
export function Original({ edit, language }: { edit: SentenceEdit; language: Language }) {
	const { text, original, source, facts, change } = edit
	return (
		<section>
			<h3>
				{words.sentence.original}
				{source !== original && (
					<TextButton onClick={() => change(null)}>{words.sentence.toOriginal}</TextButton>
				)}
			</h3>
			{text.draft?.isOriginalChanged && <p className="bad">{words.sentence.originalChanged}</p>}
			{source === original ? (
				<p className="soft">{words.sentence.asOriginal}</p>
			) : (
				<p lang={text.kind === 'link' ? undefined : language}>
					{text.kind === 'link' ? linkName(original) : plainText(original, facts)}
				</p>
			)}
		</section>
	)
}

/** The places of the text, and whether they change too. */
export function PlaceList({ edit }: { edit: SentenceEdit }) {
	const { places, isTogether, setTogether } = edit
	return (
		<section>
			<h3>{formatMessage('es', words.sentence.places, { n: places.count })}</h3>
			<p>{places.items.join('; ')}.</p>
			{places.alike.length > 1 && (
				<TextButton onClick={() => setTogether(!isTogether)}>
					{isTogether
						? words.sentence.onlyHere
						: formatMessage('es', words.sentence.everywhere, { n: places.alike.length })}
				</TextButton>
			)}
		</section>
	)
}
