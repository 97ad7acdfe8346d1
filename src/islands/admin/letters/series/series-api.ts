import {
	type NewSeries,
	type Series,
	series,
	type SeriesChange,
	type SeriesChecks,
	seriesChecks,
	type SeriesList,
	seriesList,
} from '#contract/series.ts'
import { getJson, postJson, requireOk } from '#islands/admin/api.ts'

function query(id: string): string {
	return new URLSearchParams({ id }).toString()
}

async function post(path: string, message: object): Promise<Series> {
	const response = await requireOk(await postJson(`/api/admin/series${path}`, message))
	return series.parse(await response.json())
}

/** Reads all series, and the shipped ones without a copy. */
export async function readSeriesList(_query: string, signal: AbortSignal): Promise<SeriesList> {
	return await getJson(seriesList, '/api/admin/series', signal)
}

export async function readSeries(id: string, signal: AbortSignal): Promise<Series> {
	return await getJson(series, `/api/admin/series/one?${query(id)}`, signal)
}

export async function readSeriesChecks(id: string, signal: AbortSignal): Promise<SeriesChecks> {
	return await getJson(seriesChecks, `/api/admin/series/checks?${query(id)}`, signal)
}

export async function createSeries(message: NewSeries): Promise<Series> {
	return await post('', message)
}

export async function saveSeries(change: SeriesChange): Promise<Series> {
	return await post('/save', change)
}

/** The actions available on a series. */
export async function changeSeries(action: 'on' | 'off' | 'first', id: string): Promise<Series> {
	return await post(`/${action}`, { id })
}

export async function deleteSeries(id: string): Promise<void> {
	await requireOk(await postJson('/api/admin/series/delete', { id }))
}

export async function addStep(id: string, delay_minutes: number): Promise<Series> {
	return await post('/steps', { id, delay_minutes })
}

/** Changes when a step is sent. `id` is its letter's. */
export async function moveStep(id: string, delay_minutes: number): Promise<Series> {
	return await post('/steps/save', { id, delay_minutes })
}

export async function removeStep(id: string): Promise<Series> {
	return await post('/steps/delete', { id })
}
