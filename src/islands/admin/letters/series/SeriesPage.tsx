import { useState } from 'react'
import { TextButton } from '#components/ui/TextButton.tsx'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import words from '#content/messages/es/panel/series.yaml'
import type { Series } from '#contract/series.ts'
import { failureHandler } from '#islands/admin/api.ts'
import { ConfirmDialog } from '#islands/admin/ConfirmDialog.tsx'
import { LetterFrame } from '#islands/admin/letters/LetterFrame.tsx'
import { readSegments } from '#islands/admin/letters/letters-api.ts'
import { navigate, usePanelAddress } from '#islands/admin/panel-address.ts'
import { PlaceHeading } from '#islands/admin/PlaceHeading.tsx'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { formatMessage } from '#words/format-message.ts'
import { deleteSeries, readSeries, readSeriesChecks } from './series-api.ts'
import { SeriesFields } from './SeriesFields.tsx'
import { SeriesFigures } from './SeriesFigures.tsx'
import { StepList } from './StepList.tsx'
import { SwitchBar } from './SwitchBar.tsx'
import { type SeriesActions, useSeriesAction } from './useSeriesAction.ts'

/** The page of a series: its recipients, its letters and their times, and whether it is on. */
export function SeriesPage(panel: PlaceProps) {
	const { toasts, onExpired, reloadFindings } = panel
	const id = new URLSearchParams(usePanelAddress().query).get('id') ?? ''
	const onFailure = failureHandler(onExpired, () => toasts.show(lettersWords.notRead, 'error'))
	const reading = useReading(id, { read: readSeries, onFailure })
	const checks = useReading(id, { read: readSeriesChecks, onFailure: failureHandler(onExpired) })
	const segments = useReading('', { read: (_query, signal) => readSegments(signal), onFailure })
	const actions = {
		...panel,
		onChanged: () => {
			reading.reload()
			checks.reload()
			reloadFindings()
		},
	}

	if (reading.data === null || segments.data === null) return <LetterFrame />
	const series = reading.data
	const shared = { series, actions }
	return (
		<LetterFrame>
			<PlaceHeading>{series.name}</PlaceHeading>
			<SwitchBar {...shared} segments={segments.data} checks={checks.data} />
			{series.since !== null && <SeriesFigures series={series} />}
			<SeriesFields {...shared} segments={segments.data} />
			<StepList {...shared} checks={checks.data} />
			{series.state === 'off' && <Deletion {...shared} />}
		</LetterFrame>
	)
}

type DeletionProps = { series: Series; actions: SeriesActions }

/** Deletes the series after confirmation. */
function Deletion({ series: { id, name }, actions }: DeletionProps) {
	const { run } = useSeriesAction({ ...actions, onChanged: () => {} })
	const [isAsking, setIsAsking] = useState(false)
	const { action, title, text, done } = words.remove

	async function remove() {
		setIsAsking(false)
		const removed = await run({ action, done }, async () => {
			await deleteSeries(id)
			return true
		})
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
