import { useState } from 'react'
import { Field } from '#site/ui/controls/Field.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { keysIn } from '#values/keys-in.ts'
import {
	type Language,
	languageNames,
	type PageLanguage,
	pageLanguages,
} from '#site-map/languages.ts'
import {
	addressFault,
	maxPathLength,
	type PageKindToMake,
	pageKindsToMake,
	pathPrefixes,
} from '#site-map/own-pages.ts'
import { wordGroups } from '#site-map/word-groups.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { navigate } from '#panel/panel-address.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import {
	blockFileOf,
	isTranslation,
	type Item,
	languagesOf,
	nameOfItem,
	wordLanguages,
} from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { FaultList } from './FaultList.tsx'
import { suggestedPath } from './page-forms.ts'
import { editPath } from '#cms/panel/blocks/blocks-api.ts'
import { createPage, useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

type Props = {
	/** The page to copy, if one is chosen already. */
	copied: Pick<OwnPageRow, 'file' | 'title'> | null
	language: Language
	onClose: () => void
}

const { create } = words

/** Asks for the kind of a new page, creates it as a draft, and opens it. */
export function NewPageDialog({ copied, language: shown, onClose }: Props) {
	const [kind, setKind] = useState<PageKindToMake>(
		copied?.file.startsWith('landings/') ? 'landing' : 'guide',
	)
	const [language, setLanguage] = useState<PageLanguage>(
		pageLanguages.find((each) => each === shown) ?? 'en',
	)
	const [title, setTitle] = useState(copied?.title ?? '')
	const [typedPath, setTypedPath] = useState<string | null>(null)
	const [copyOf, setCopyOf] = useState(copied?.file ?? '')
	const [faults, setFaults] = useState<Parameters<typeof FaultList>[0]['faults']>([])
	const choices = useCopies(kind, language)
	const own = useOwnPages()
	const path = typedPath ?? suggestedPath(title, language)
	const isOwn = own.some(
		(page) => !page.isRemoved && [page.path, ...(page.formerPaths ?? [])].includes(path),
	)
	const pathFault = isOwn ? 'taken' : addressFault(path, language)

	async function send() {
		const page = { kind, language, path, title, copyOf: copyOf === '' ? null : copyOf }
		const { file, faults: found } = await createPage(page)
		setFaults(found)
		return found.length > 0 ? null : file
	}

	/** Opens the form of a new guide, because that is prose; a landing page opens in Textos. */
	function open(file: string | null) {
		if (file === null) return
		navigate(kind === 'guide' ? editPath(file) : wordsPath({ item: file, language }))
	}

	return (
		<ActionDialog<string | null>
			title={create.title}
			words={{ confirm: create.confirm, cancel: words.form.cancel }}
			options={{ action: create.action, refused: { conflict: create.conflict } }}
			isIncomplete={title.trim() === '' || pathFault !== null}
			send={send}
			keepsOpen
			onClose={onClose}
			onDone={open}
		>
			<div className={styles['form']}>
				<SelectField
					label={create.kind}
					value={kind}
					choices={keysIn(pageKindsToMake).map((value) => ({ value, label: words.kinds[value] }))}
					onChange={(value) => {
						setKind(value)
						setCopyOf('')
					}}
				/>
				<SelectField
					label={create.language}
					value={language}
					choices={pageLanguages
						.filter((each) => wordLanguages().includes(each))
						.map((value) => ({ value, label: languageNames[value] }))}
					onChange={setLanguage}
				/>
				<Field
					label={create.name}
					lang={language}
					maxLength={120}
					autoComplete="off"
					value={title}
					onChange={(event) => setTitle(event.target.value)}
				/>
				<Field
					label={create.path}
					autoComplete="off"
					spellCheck={false}
					maxLength={maxPathLength}
					value={path}
					help={formatMessage('es', create.pathHelp, { prefix: pathPrefixes[language] })}
					error={
						pathFault === 'taken'
							? formatMessage('es', create.pathTaken, { path })
							: pathFault !== null && typedPath !== null
								? formatMessage('es', create.pathFault, {
										example: `${pathPrefixes[language]}dos-palabras`,
									})
								: undefined
					}
					onChange={(event) => setTypedPath(event.target.value)}
				/>
				<SelectField
					label={create.copyOf}
					value={copyOf}
					choices={[{ value: '', label: create.blank }, ...choices]}
					onChange={setCopyOf}
				/>
				{isTranslation(
					copyOf,
					language,
					own.map(({ file }) => file),
				) && (
					<p className="soft">
						{formatMessage('es', create.translation, { language: languageNames[language] })}
					</p>
				)}
			</div>
			{faults.length > 0 && <FaultList faults={faults} />}
		</ActionDialog>
	)
}

/** The pages that can be copied, each in the given language or in the first one it has. */
function useCopies(kind: PageKindToMake, language: PageLanguage) {
	const folder = `${pageKindsToMake[kind]}/`
	const own = useOwnPages()
		.filter(({ file, isRemoved }) => !isRemoved && file.startsWith(folder))
		.map((page) => choiceOf(page.file, page.title, page.language, language))
	if (kind === 'landing') return [...blockPageChoices, ...own]
	const items: readonly Item[] = wordGroups.guides
	const guides = items.flatMap((item) => {
		const [file = ''] = item.files
		const languages = languagesOf(item)
		const shown = languages.find((each) => each === language) ?? languages[0]
		if (!file.startsWith('guides/') || shown === undefined) return []
		return [choiceOf(file.replace('*', shown), nameOfItem(item), shown, language)]
	})
	return [...guides, ...own]
}

/** A choice for a page. The label names the page's language unless it is the usual one. */
function choiceOf(value: string, name: string, language: Language, usual: Language) {
	return { value, label: language === usual ? name : `${name} (${languageNames[language]})` }
}

/** The choices of pages that consist of blocks and are part of the repository. */
const blockPageChoices = [...wordGroups.home, ...wordGroups.countries].flatMap((item) =>
	languagesOf(item).flatMap((each) => {
		const file = blockFileOf(item, each)
		return file === null ? [] : [choiceOf(file, nameOfItem(item), each, 'en')]
	}),
)
