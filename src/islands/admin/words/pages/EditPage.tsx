import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { OwnPageRow, OwnPageText } from '#contract/own-pages.ts'
import type { Selection } from '#islands/admin/editor/TextEditor.tsx'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { statusOf } from '#islands/admin/words/WordsHeader.tsx'
import { wordsPath } from '#islands/admin/words/words-location.ts'
import { previewPath } from '#islands/admin/words/words-api.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { FaultList } from './FaultList.tsx'
import { PageBody } from './PageBody.tsx'
import { EndFields, HeadFields } from './PageFields.tsx'
import { pageTextQuery, useOwnPages } from './pages-api.ts'
import { usePageText } from './usePageText.ts'
import styles from './pages.module.css'

const { form } = words

/** The place that edits a page that the owner made. */
export function EditPage() {
	const file = new URLSearchParams(usePanelAddress().query).get('archivo') ?? ''
	const page = useOwnPages().find((each) => each.file === file)
	const { data, isError } = useQuery(pageTextQuery(file))
	return (
		<section className={`frame place ${styles['place']}`} aria-busy={!data}>
			<p className="crumb">
				<PanelLink
					href={page ? wordsPath({ item: file, language: page.language }) : '/waitlist/textos'}
				>
					{form.back}
				</PanelLink>
			</p>
			<PlaceHeading>{page?.title ?? form.title}</PlaceHeading>
			{isError && <p className="bad">{form.missing}</p>}
			{page && data && <PageForm key={file} page={page} read={data} />}
		</section>
	)
}

function PageForm({ page, read }: { page: OwnPageRow; read: OwnPageText }) {
	const text = usePageText(page.file, read)
	const [start, setStart] = useState<Selection>()
	const { front, change } = text
	const fields = { page, front, onChange: (changed: typeof front) => change({ front: changed }) }

	function showLine(line: number) {
		const lines = text.body.split('\n')
		const anchor = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
		setStart({ anchor, head: anchor + (lines[line - 1]?.length ?? 0) })
	}

	return (
		<>
			<div className={styles['bar']}>
				<p role="status">
					{text.faults
						? form.unsaved
						: statusOf({ state: text.state, unsaved: [] }, null) || form.autosave}
				</p>
				<a href={previewPath(page.path)} target="_blank" rel="noopener">
					{form.preview}
				</a>
				<Button onClick={() => navigate('/waitlist/textos/publicar')}>{form.publish}</Button>
			</div>
			{text.isConflict && (
				<div role="alert" className="bad">
					<p>{form.conflict}</p>
					<div className="actions">
						<Button tone="outline" onClick={() => text.choose('theirs')}>
							{form.theirs}
						</Button>
						<Button onClick={() => text.choose('mine')}>{form.mine}</Button>
					</div>
				</div>
			)}
			<div className={styles['two']}>
				<div className={styles['form']}>
					<HeadFields {...fields} />
					<PageBody
						page={page}
						body={text.body}
						start={start}
						onChange={(body) => change({ body })}
					/>
					<EndFields {...fields} />
				</div>
				<Preview page={page} version={read.version} />
			</div>
			{text.faults && (
				<div className={styles['faults']}>
					<FaultList faults={text.faults} body={text.body} onShow={showLine} />
				</div>
			)}
		</>
	)
}

/** The page as it will be, read again whenever its draft changes; it keeps its scroll position. */
function Preview({ page: { path, title }, version }: { page: OwnPageRow; version: string }) {
	const frame = useRef<HTMLIFrameElement>(null)
	const shown = useRef(version)
	useEffect(() => {
		if (shown.current === version) return
		shown.current = version
		frame.current?.contentWindow?.location.reload()
	}, [version])
	return (
		<iframe
			ref={frame}
			key={path}
			sandbox="allow-same-origin"
			title={`${form.preview}: ${title}`}
			src={previewPath(path)}
		/>
	)
}
