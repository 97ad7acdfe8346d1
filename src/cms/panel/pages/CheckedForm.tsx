import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { navigate } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { statusOf } from '#cms/panel/WordsHeader.tsx'
import { previewPath } from '#cms/panel/words-api.ts'
import words from '#content/messages/es/panel/words-pages.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import { FaultList } from './FaultList.tsx'
import type { useChecked } from './useChecked.ts'
import styles from './pages.module.css'

const { form } = words

type PlaceProps = {
	title: string
	/** The address of the place to go back to. */
	back: string
	isRead: boolean
	isMissing: boolean
	children: ReactNode
}

/** A place with a form beside a preview. */
export function FormPlace({ title, back, isRead, isMissing, children }: PlaceProps) {
	return (
		<section className={`frame place ${styles['place']}`} aria-busy={!isRead}>
			<p className="crumb">
				<PanelLink href={back}>{form.back}</PanelLink>
			</p>
			<PlaceHeading>{title}</PlaceHeading>
			{isMissing ? (
				<p className="bad">{form.missing}</p>
			) : (
				!isRead && <p role="status">{wordsWords.reading}</p>
			)}
			{children}
		</section>
	)
}

type Shown = {
	/** The page's path. */
	path: string
	/** The fragment to scroll to. */
	anchor?: string
	title: string
	/** A new version loads the page again. */
	version: string
}

type Props = {
	checked: Pick<ReturnType<typeof useChecked>, 'state' | 'faults' | 'isConflict' | 'choose'>
	/** Null without a page. */
	preview: Shown | null
	faults?: Omit<Parameters<typeof FaultList>[0], 'faults'>
	children: ReactNode
}

/** A form that saves itself, with the faults that prevent saving, beside the page. */
export function CheckedForm({ checked, preview, faults, children }: Props) {
	const { state, isConflict, choose } = checked
	return (
		<>
			<div className={`row ${styles['bar']}`}>
				<p role="status">
					{checked.faults ? form.unsaved : statusOf({ state, unsaved: [] }, null) || form.autosave}
				</p>
				{preview && (
					<a href={previewPath(preview.path)} target="_blank" rel="noopener">
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
			<div className={preview ? styles['two'] : undefined}>
				<div className={styles['form']}>{children}</div>
				{preview && <Preview {...preview} />}
			</div>
			{checked.faults && (
				<div className={styles['faults']}>
					<FaultList {...faults} faults={checked.faults} />
				</div>
			)}
		</>
	)
}

/** The height of a page's header, which stays above the content. */
const pageHeaderPx = 72

/** The page as it will be, read again whenever its draft changes; it keeps its scroll position. */
function Preview({ path, anchor, title, version }: Shown) {
	const frame = useRef<HTMLIFrameElement>(null)
	const shown = useRef(version)
	const isFirst = useRef(true)
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
			onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
				if (!isFirst.current) return
				isFirst.current = false
				// An anchor in its address would scroll the panel, too.
				const block = contentDocument?.getElementById(anchor ?? '')
				if (block) contentWindow?.scrollTo(0, block.getBoundingClientRect().top - pageHeaderPx)
			}}
		/>
	)
}
