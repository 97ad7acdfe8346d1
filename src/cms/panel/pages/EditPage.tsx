import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { OwnPageRow, OwnPageText } from '#cms/messages/own-pages.ts'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import { usePanelAddress } from '#panel/panel-address.ts'
import { wordsPath } from '#cms/panel/words-location.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { CheckedForm, FormPlace } from './CheckedForm.tsx'
import { PageBody } from './PageBody.tsx'
import { EndFields, HeadFields } from './PageFields.tsx'
import { pageTextQuery, useOwnPages } from './pages-api.ts'
import { usePageText } from './usePageText.ts'

const BlockPlace = lazy(async () => ({
	default: (await import('#cms/panel/blocks/BlockPlace.tsx')).BlockPlace,
}))

/** The place that edits a page that the owner made, or a block of a page. */
export function EditPage() {
	const address = new URLSearchParams(usePanelAddress().query)
	const file = address.get('archivo') ?? ''
	const block = address.get('bloque')
	if (block !== null)
		return (
			<Suspense fallback={null}>
				<BlockPlace key={`${file}:${block}`} file={file} id={block} />
			</Suspense>
		)
	return <PagePlace file={file} />
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
	const text = usePageText(page.file, read)
	const [start, setStart] = useState<Selection>()
	const { front, body } = text.value
	const change = (changed: Partial<typeof text.value>) => text.change({ front, body, ...changed })
	const fields = { page, front, onChange: (changed: typeof front) => change({ front: changed }) }

	function showLine(line: number) {
		const lines = body.split('\n')
		const anchor = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
		setStart({ anchor, head: anchor + (lines[line - 1]?.length ?? 0) })
	}

	return (
		<CheckedForm
			checked={text}
			preview={{ path: page.path, title: page.title, version: read.version }}
			faults={{ body, onShow: showLine }}
		>
			<HeadFields {...fields} />
			<PageBody
				page={page}
				body={body}
				start={start}
				onChange={(typed) => change({ body: typed })}
			/>
			<EndFields {...fields} />
		</CheckedForm>
	)
}
