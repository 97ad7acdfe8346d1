import { useQuery } from '@tanstack/react-query'
import type { BlockForm } from '#cms/messages/page-blocks.ts'
import { languageNames } from '#site-map/languages.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { FormContext } from '#cms/panel/forms/form-context.ts'
import { labelsAt } from '#cms/panel/forms/form-values.ts'
import { FormFields } from '#cms/panel/forms/FormField.tsx'
import { CheckedForm, FormPlace } from '#cms/panel/pages/CheckedForm.tsx'
import { faultSentence } from '#cms/panel/publish/CheckPart.tsx'
import { useCatalogs } from '#cms/panel/useCatalogs.ts'
import { itemOf } from '#cms/panel/word-items.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-forms.yaml'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { kindName } from './BlockRow.tsx'
import { blockFormQuery, blockKey, blockPlace } from './blocks-api.ts'
import { useBlockWords } from './useBlockWords.ts'

type Props = { file: string; id: string }

/** The place that edits the words, lists, links and drawings of a block. */
export function BlockPlace({ file, id }: Props) {
	const { data, isError } = useQuery(blockFormQuery(blockKey(file, id)))
	const item = itemOf(file)
	const name = !data ? '' : data.kind === 'head' ? words.block.head : kindName(data.kind)
	return (
		<FormPlace
			title={formatMessage('es', words.block.title, { name })}
			back={wordsPath({ item: item?.name ?? 'home', language: data?.language ?? 'en' })}
			isRead={data !== undefined}
			isMissing={isError}
		>
			{data && <BlockFields {...{ file, id, name }} read={data} />}
		</FormPlace>
	)
}

function BlockFields({ file, id, name, read }: Props & { name: string; read: BlockForm }) {
	const { form, place, language, path, shared } = read
	const catalogs = useCatalogs(language)
	const catalog = catalogs.byLanguage[language]
	const block = useBlockWords(file, id, read)
	// Variables and links are chips once the catalogue is read.
	if (!catalog && !catalogs.isFailed) return <p role="status">{pageWords.form.loading}</p>
	const inBlock = (at: string) => (at.startsWith(`${place}/`) ? at.slice(place.length + 1) : null)

	function problemAt(own: string): string | undefined {
		const found = block.faults?.find((each) => each.place !== null && inBlock(each.place) === own)
		return found && (found.fault ? faultSentence(found.fault) : found.message)
	}

	return (
		<CheckedForm
			checked={block}
			preview={
				path === null ? null : { path, title: name, version: `${block.state.savedAt}`, anchor: id }
			}
			faults={{ namesOf: (at) => labelsAt(form, inBlock(at) ?? '') }}
		>
			<FormContext
				value={{
					language,
					catalog,
					catalogs,
					facts: catalog?.facts ?? {},
					source: JSON.stringify(read.words),
					problemAt,
				}}
			>
				<FormFields
					field={form}
					place=""
					value={block.value}
					onChange={(value) => block.change(Object(value))}
				/>
			</FormContext>
			{shared !== null && (
				<p>
					{formatMessage('es', words.block.shared, { language: languageNames[language] })}{' '}
					<PanelLink href={blockPlace(shared, id)}>{words.block.sharedOpen}</PanelLink>
				</p>
			)}
		</CheckedForm>
	)
}
