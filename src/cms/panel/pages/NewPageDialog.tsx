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
	copyable,
	maxPathLength,
	type PageKindToMake,
	pageKindsToMake,
	pathPrefixes,
} from '#site-map/own-pages.ts'
import { wordItems } from '#site-map/word-groups.ts'
import { ActionDialog } from '#panel/parts/ActionDialog.tsx'
import { languageName } from '#panel/format/code-names.ts'
import { navigate } from '#panel/panel-address.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import { SelectField } from '#panel/fields/SelectField.tsx'
import {
	blockFileOf,
	isTranslation,
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
	/** The page to copy, if it was chosen before the dialog opened. */
	copied?: Pick<OwnPageRow, 'file' | 'title'> | undefined
	language: Language
	onClose: () => void
}

const { create } = words

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

	/** Opens the new page: a guide in its form, because a guide is prose, and a landing page in “Textos”. */
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
						{formatMessage('es', create.translation, { language: languageName(language) })}
					</p>
				)}
			</div>
			{faults.length > 0 && <FaultList faults={faults} />}
		</ActionDialog>
	)
}

function useCopies(kind: PageKindToMake, language: PageLanguage) {
	const own = useOwnPages().filter(({ isRemoved }) => !isRemoved)
	const others = wordItems.flatMap((item) =>
		languagesOf(item).map((each) => ({
			file: blockFileOf(item, each) ?? '',
			title: nameOfItem(item),
			language: each,
		})),
	)
	return [...others, ...own]
		.filter(({ file }) => copyable[kind].test(file))
		.map(({ file: value, title, language: each }) => ({
			value,
			label: each === language ? title : `${title} (${languageNames[each]})`,
		}))
}
