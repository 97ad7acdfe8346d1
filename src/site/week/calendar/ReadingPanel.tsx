import { useEffect, useEffectEvent } from 'react'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from '#site/week/panels/ResultPanel.module.css'
import { useTool } from '#site/week/useTool.ts'
import { dayOf, localMinutes } from './rules/local-time.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { type CalendarState, type ReadState, readState } from './calendar-state.ts'
import { readInWorker } from './read-in-worker.ts'
import type { StepProps } from './step-props.ts'

type Props = StepProps & {
	reading: Extract<CalendarState, { step: 'reading' }>
	onRead: (read: ReadState) => void
}

/** Reads the files, which usually takes less than 300 ms. Reading stops when the panel changes. */
export function ReadingPanel({ reading, onRead, onChange, words }: Props) {
	const { language, heading } = useTool()
	const { files, before } = reading
	const [first] = files
	const label =
		first && files.length === 1
			? first.name
			: formatMessage(language, words.severalFiles, { n: files.length })
	const read = useEffectEvent(async (chosen: readonly File[], signal: AbortSignal) => {
		const today = dayOf(localMinutes(new Date()))
		const found = await readInWorker({ files: chosen, today }, signal).catch(() => undefined)
		if (!found || signal.aborted) return
		if ('fault' in found) onChange({ ...found, step: 'failed', before })
		else onRead(readState(label, found, today))
	})
	useEffect(() => {
		const stop = new AbortController()
		void read(files, stop.signal)
		return () => stop.abort()
	}, [files])
	const title = formatMessage(language, words.reading, { files: label })
	return (
		<>
			<h2 ref={heading} tabIndex={-1} className={styles['title']}>
				{title}
			</h2>
			<p data-part="progress" data-delayed>
				<progress aria-label={title} />
			</p>
			<p className={`row ${styles['actions']}`}>
				<TextButton onClick={() => onChange(before)}>{words.stop}</TextButton>
			</p>
		</>
	)
}
