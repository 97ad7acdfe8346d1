import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OwnPageRow, OwnPageText } from '#cms/messages/own-pages.ts'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import { usePanelAddress } from '#panel/panel-address.ts'
import { BlockPlace } from '#cms/panel/blocks/BlockPlace.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { FormContext } from '#cms/panel/forms/form-context.ts'
import { FormFields } from '#cms/panel/forms/FormField.tsx'
import { labelsAt } from '#cms/panel/forms/form-values.ts'
import { faultSentence } from '#cms/panel/publish/CheckPart.tsx'
import { useCatalogs } from '#cms/panel/useCatalogs.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { CheckedForm, FormPlace } from './CheckedForm.tsx'
import { PageBody } from './PageBody.tsx'
import { pageTextQuery, useOwnPages } from './pages-api.ts'
import { usePageText } from './usePageText.ts'

/** The place that edits a page that the owner made, or a block of a page. */
export function EditPage() {
	const address = new URLSearchParams(usePanelAddress().query)
	const file = address.get('archivo') ?? ''
	const block = address.get('bloque')
	if (block === null) return <PagePlace file={file} />
	return <BlockPlace key={`${file}:${block}`} file={file} id={block} />
}

function PagePlace({ file }: { file: string }) {
	const page = useOwnPages().find((each) => each.file === file)
	const { data, isError } = useQuery(pageTextQuery(file))
	return (
		<FormPlace
			title={page?.title ?? words.form.title}
			back={page ? wordsPath({ item: file, language: page.language }) : '/waitlist/textos'}
			isRead={data !== undefined}
			isMissing={isError}
		>
			{page && data && <PageForm key={file} page={page} read={data} />}
		</FormPlace>
	)
}

function PageForm({ page, read }: { page: OwnPageRow; read: OwnPageText }) {
	const { form, version } = read
	const text = usePageText(page.file, read)
	const [start, setStart] = useState<Selection>()
	const { front, body } = text.value
	const change = (changed: Partial<typeof text.value>) => text.change({ front, body, ...changed })
	const { facts = {} } = useCatalogs(page.language).byLanguage[page.language] ?? {}
	const frame = (isAbove: boolean) => (
		<FormFields
			field={{ ...form, fields: Object.fromEntries(fieldsOf(form, isAbove)) }}
			place=""
			value={front}
			onChange={(changed) => change({ front: Object(changed) })}
		/>
	)
	const problemAt = (place: string) => {
		const found = text.faults?.find((each) => each.place === place)
		return found && (found.fault ? faultSentence(found.fault) : found.message)
	}

	/** The place of a fault that “Publicar” has found. */
	const asked = new URLSearchParams(usePanelAddress().query).get('campo')
	const begin = useEffectEvent((place: string) => show(place))
	useEffect(() => {
		if (asked !== null) begin(asked)
	}, [asked])

	/** Selects a line of the text, or focuses the field at a place, or the one next to it. */
	function show(place: string, line = lineOf(place, body)) {
		if (line > 0) setStart(selectionOf(line, body))
		else {
			const field = fieldAt(place)
			field?.closest('details')?.setAttribute('open', '')
			field?.focus()
		}
	}

	return (
		<CheckedForm
			checked={text}
			preview={{ path: page.path, title: page.title, version }}
			faults={{ body, onShow: show, namesOf: (place) => labelsAt(form, place) }}
		>
			<FormContext
				value={{
					language: page.language,
					facts,
					source: '',
					problemAt,
					page: page.page,
					isMarked: true,
				}}
			>
				<p className="small help">{words.form.required}</p>
				{frame(true)}
				<PageBody
					page={page}
					body={body}
					start={start}
					onChange={(typed) => change({ body: typed })}
				/>
				{frame(false)}
			</FormContext>
		</CheckedForm>
	)
}

const below = ['faq', 'related', 'next']

/** The fields above or below the text. */
function fieldsOf({ fields = {} }: OwnPageText['form'], isAbove: boolean) {
	return Object.entries(fields).filter(([key]) => below.includes(key) !== isAbove)
}

/** The line of the block at a place in the text of a page, from 1: below the heading whose anchor it names; 0 for a field. */
function lineOf(place: string, body: string): number {
	const [, anchor] = /^(#[\w-]+)/.exec(place) ?? []
	return anchor === undefined
		? 0
		: body.split('\n').findIndex((line) => line.includes(`{% ${anchor} %}`)) + 1
}

function selectionOf(line: number, body: string): Selection {
	const lines = body.split('\n')
	const anchor = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
	return { anchor, head: anchor + (lines[line - 1]?.length ?? 0) }
}

/** The field at a place, within it, or beside it: such as that of its text, for the page of a link. */
function fieldAt(place: string): HTMLElement | undefined {
	const named = [...document.querySelectorAll<HTMLElement>('main [name]')]
	const around = place.split('/').map((_, index, keys) => keys.slice(0, keys.length - index))
	return around
		.map((keys) => keys.join('/'))
		.flatMap((each) =>
			named.filter((field) => `${field.getAttribute('name')}/`.startsWith(`${each}/`)),
		)[0]
}
