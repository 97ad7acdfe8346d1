import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { navigate } from '#panel/panel-address.ts'
import { statusOf } from '#cms/panel/WordsHeader.tsx'
import { previewPath } from '#cms/panel/words-api.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import { FaultList } from './FaultList.tsx'
import type { useBlockWords } from '#cms/panel/blocks/useBlockWords.ts'
import styles from './pages.module.css'

const { form } = words

type Props = Pick<ComponentProps<typeof FaultList>, 'body' | 'onShow' | 'namesOf'> & {
	block: ReturnType<typeof useBlockWords>
	path: string | null
	title: string
	/** The fragment that the preview scrolls to. */
	anchor: string
	children: ReactNode
}

export function CheckedForm({ block, path, title, anchor, children, ...faultProps }: Props) {
	const { state, faults, isConflict, choose } = block
	return (
		<>
			<div className={`row ${styles['bar']}`}>
				<p role="status">
					{faults ? form.unsaved : statusOf({ state, unsaved: [] }, null) || form.autosave}
				</p>
				{path !== null && (
					<a href={previewPath(path)} target="_blank" rel="noopener">
						{form.preview}
					</a>
				)}
				<Button onClick={() => navigate('/waitlist/textos/publicar')}>{form.publish}</Button>
			</div>
			{isConflict && (
				<div role="alert" className="bad">
					<p>{form.conflict}</p>
					<div className="actions">
						<Button tone="outline" onClick={() => choose('theirs')}>
							{form.theirs}
						</Button>
						<Button onClick={() => choose('mine')}>{form.mine}</Button>
					</div>
				</div>
			)}
			<div className={path === null ? undefined : styles['two']}>
				<div className={styles['form']}>{children}</div>
				{path !== null && <Preview {...{ path, title, anchor }} savedAt={state.savedAt} />}
			</div>
			{faults && (
				<div className={styles['faults']}>
					<FaultList {...faultProps} faults={faults} />
				</div>
			)}
		</>
	)
}

/** The height of the page's header, which stays at the top and would cover the block. */
const pageHeaderPx = 72

type PreviewProps = Pick<Props, 'title' | 'anchor'> & { path: string; savedAt: number }

/** Loads the page again whenever the draft is saved, and keeps its scroll position. */
function Preview({ path, title, anchor, savedAt }: PreviewProps) {
	const frame = useRef<HTMLIFrameElement>(null)
	const shown = useRef(savedAt)
	const isFirst = useRef(true)
	useEffect(() => {
		if (shown.current === savedAt) return
		shown.current = savedAt
		frame.current?.contentWindow?.location.reload()
	}, [savedAt])
	return (
		<iframe
			ref={frame}
			key={path}
			sandbox="allow-same-origin"
			title={`${form.preview}: ${title}`}
			src={previewPath(path)}
			onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
				if (!isFirst.current) return
				isFirst.current = false
				// An anchor in the frame's address would scroll the panel, too.
				const block = contentDocument?.getElementById(anchor)
				if (block) contentWindow?.scrollTo(0, block.getBoundingClientRect().top - pageHeaderPx)
			}}
		/>
	)
}
