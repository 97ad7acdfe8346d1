import words from '#content/messages/es/panel/series.yaml'
import {
	type NewSeries,
	series,
	type SeriesChange,
	seriesChecks,
	seriesList,
} from '#features/letters/messages/series.ts'
import { command, postFor, resource, searchById } from '#panel/client/api.ts'
import { type ActionOptions, useAction } from '#panel/client/useAction.ts'

const path = '/api/admin/series'

export const seriesListQuery = resource(seriesList, path)

export const seriesQuery = resource(series, `${path}/one`, searchById)

export const seriesChecksQuery = resource(seriesChecks, `${path}/checks`, searchById)

export const createSeries = (message: NewSeries) => postFor(series, path, message)

export const saveSeries = (change: SeriesChange) => postFor(series, `${path}/save`, change)

export const changeSeries = (action: 'on' | 'off' | 'first', id: string) =>
	postFor(series, `${path}/${action}`, { id })

export const deleteSeries = command<{ id: string }>(`${path}/delete`)

export const addStep = (id: string, delay_minutes: number) =>
	postFor(series, `${path}/steps`, { id, delay_minutes })

/** `id` is the id of the step's letter. */
export const moveStep = (id: string, delay_minutes: number) =>
	postFor(series, `${path}/steps/save`, { id, delay_minutes })

export const removeStep = (id: string) => postFor(series, `${path}/steps/delete`, { id })

/** Changes a part of a series, one change at a time, and reports refusals. */
export function useSeriesAction() {
	const { isBusy, run: act } = useAction()
	async function run<T>(options: ActionOptions, send: () => Promise<T>): Promise<T | null> {
		return await act({ ...options, refused: words.refused }, send)
	}
	return {
		isBusy,
		run,
		save: (send: () => Promise<unknown>) =>
			void run({ action: words.action, done: words.saved }, send),
	}
}
