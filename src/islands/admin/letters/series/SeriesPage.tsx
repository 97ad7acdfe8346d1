import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Series } from '#contract/series.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { LetterFrame } from '#islands/admin/letters/LetterFrame.tsx'
import { segmentsQuery } from '#islands/admin/list/segment-api.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import { formatMessage } from '#words/format-message.ts'
import { deleteSeries, seriesQuery, seriesChecksQuery } from './series-api.ts'
import { SeriesFields } from './SeriesFields.tsx'
import { SeriesFigures } from './SeriesFigures.tsx'
import { StepList } from './StepList.tsx'
import { SwitchBar } from './SwitchBar.tsx'
import { useSeriesAction } from './useSeriesAction.ts'

/** The page of a series: its recipients, its letters and their times, and whether it is on. */
export function SeriesPage() {
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const meta = { failure: lettersWords.notRead }
	const { data: series } = useQuery({ ...seriesQuery(id), meta })
	const { data: checks = null } = useQuery(seriesChecksQuery(id))
	const { data: segments } = useQuery({ ...segmentsQuery(), meta })

	if (!series || !segments) return <LetterFrame />
	return (
		<LetterFrame>
			<PlaceHeading>{series.name}</PlaceHeading>
			<SwitchBar {...{ series, segments, checks }} />
			{series.since !== null && <SeriesFigures series={series} />}
			<SeriesFields {...{ series, segments }} />
			<StepList {...{ series, checks }} />
			{series.state === 'off' && <Deletion series={series} />}
		</LetterFrame>
	)
}

/** Deletes the series after confirmation. */
function Deletion({ series: { id, name } }: { series: Series }) {
	const { run } = useSeriesAction()
	const [isAsking, setIsAsking] = useState(false)
	const { action, title, text, done } = words.remove

	async function remove() {
		setIsAsking(false)
		const removed = await run({ action, done }, () => deleteSeries({ id }))
		if (removed) navigate('/waitlist/cartas', { replace: true })
	}

	return (
		<>
			<TextButton onClick={() => setIsAsking(true)}>{action}</TextButton>
			{isAsking && (
				<ConfirmDialog
					title={formatMessage('es', title, { name })}
					confirm={action}
					cancel={lettersWords.cancel}
					onConfirm={() => void remove()}
					onCancel={() => setIsAsking(false)}
				>
					<p>{text}</p>
				</ConfirmDialog>
			)}
		</>
	)
}
