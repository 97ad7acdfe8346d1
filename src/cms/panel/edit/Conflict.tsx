import { useEffect, useRef } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { SentenceEdit } from './useSentence.ts'
import styles from './Sentence.module.css'

export function Conflict({ edit }: { edit: SentenceEdit }) {
	const { source, text, keep } = edit
	const { title, nobody, mine, theirs, original } = words.conflict
	const box = useRef<HTMLDivElement>(null)
	// Focuses this box, because the field that had the focus is gone, and scrolls no further than needed, so that the
	// sentence above the box stays in view.
	useEffect(() => {
		box.current?.focus({ preventScroll: true })
		box.current?.scrollIntoView({ block: 'nearest' })
	}, [])
	return (
		<div className={`${styles['box']} ${styles['conflict']}`} ref={box} role="alert" tabIndex={-1}>
			<h3>{formatMessage('es', title, { name: text.draft?.changedBy || nobody })}</h3>
			<p className="soft">{mine}</p>
			<blockquote lang={text.language}>{source}</blockquote>
			<p className="soft">{theirs}</p>
			<blockquote lang={text.draft ? text.language : undefined}>
				{text.draft?.text ?? original}
			</blockquote>
			<div className={`actions ${styles['keep']}`}>
				<Button tone="outline" onClick={() => keep('theirs')}>
					{words.conflict.keepTheirs}
				</Button>
				<Button onClick={() => keep('mine')}>{words.conflict.keepMine}</Button>
			</div>
		</div>
	)
}
