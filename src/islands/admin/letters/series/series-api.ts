import {
	type NewSeries,
	series,
	type SeriesChange,
	seriesChecks,
	seriesList,
} from '#contract/series.ts'
import { command, postFor, resource, searchById } from '#islands/admin/api.ts'

const path = '/api/admin/series'

/** Reads all series, and the shipped ones without a copy. */
export const seriesListQuery = resource(seriesList, path)

export const seriesQuery = resource(series, `${path}/one`, searchById)

export const seriesChecksQuery = resource(seriesChecks, `${path}/checks`, searchById)

export const createSeries = (message: NewSeries) => postFor(series, path, message)

export const saveSeries = (change: SeriesChange) => postFor(series, `${path}/save`, change)

/** The actions available on a series. */
export const changeSeries = (action: 'on' | 'off' | 'first', id: string) =>
	postFor(series, `${path}/${action}`, { id })

export const deleteSeries = command<{ id: string }>(`${path}/delete`)

export const addStep = (id: string, delay_minutes: number) =>
	postFor(series, `${path}/steps`, { id, delay_minutes })

/** Changes when a step is sent. `id` is its letter's. */
export const moveStep = (id: string, delay_minutes: number) =>
	postFor(series, `${path}/steps/save`, { id, delay_minutes })

export const removeStep = (id: string) => postFor(series, `${path}/steps/delete`, { id })
