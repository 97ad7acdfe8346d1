import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { unknownPart } from '#domain/words/source-text.ts'
import { languageNames } from '#domain/pages/languages.ts'
import { addressText } from '#domain/words/counterparts.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { deskPath } from '#islands/admin/words/desk-address.ts'
import { type Hit, searchTexts } from './search-texts.ts'
import type { Catalogs } from '#islands/admin/words/useCatalogs.ts'
import { itemOf, languagesOf, nameOfItem, wordLanguages } from '#islands/admin/words/word-items.ts'
import styles from './WordSearch.module.css'

const maxHits = 40

type Props = {
	catalogs: Catalogs
	/** Shown as long as nothing is searched for. */
	children: ReactNode
}

/** Searches all texts of all languages; what is found takes the place of the tree. */
export function WordSearch({ catalogs: { byLanguage }, children }: Props) {
	const [typed, setTyped] = useState('')
	const wanted = useDeferredValue(typed.trim())
	const hits = useMemo(() => searchTexts(Object.values(byLanguage), wanted), [byLanguage, wanted])
	const isComplete = wordLanguages.every((language) => byLanguage[language])
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
						: isComplete
							? words.search.none
							: words.search.loading)}
			</p>
			{wanted === '' ? (
				children
			) : (
				<ul className={styles['hits']}>
					{hits.slice(0, maxHits).map((hit) => (
						<li key={`${hit.language} ${addressText(hit.text)}`}>
							<HitLink {...hit} onOpen={() => setTyped('')} />
						</li>
					))}
				</ul>
			)}
			{hits.length > maxHits && (
				<p className={styles['count']}>
					{formatMessage('es', words.search.more, { n: hits.length - maxHits })}
				</p>
			)}
		</>
	)
}

function HitLink({ text, language, line, onOpen }: Hit & { onOpen: () => void }) {
	const item = itemOf(text.file)
	if (item === undefined) return null
	const shown = languagesOf(item).includes(language) ? language : 'en'
	const href = deskPath({ item: item.name, language: shown, sentence: addressText(text) })
	return (
		<PanelLink href={href} onClickCapture={onOpen}>
			<span lang={language}>{line.replaceAll(unknownPart, '…').slice(0, 160)}</span>
			<small>
				{nameOfItem(item)}, {languageNames[language]}
			</small>
		</PanelLink>
	)
}
