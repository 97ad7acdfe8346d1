import { useEffect, useRef } from 'react'
import { previewPath } from '#cms/panel/words-api.ts'
import words from '#content/messages/es/panel/words-pages.yaml'

/** The height of the page's header, which stays at the top and would cover the block. */
const pageHeaderPx = 72

type Props = {
	path: string
	title: string
	/** The fragment that the preview scrolls to. */
	anchor: string
	savedAt: number
}

/** Loads the page again whenever the draft is saved, and keeps its scroll position. */
export function BlockPreview({ path, title, anchor, savedAt }: Props) {
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
			title={`${words.form.preview}: ${title}`}
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
