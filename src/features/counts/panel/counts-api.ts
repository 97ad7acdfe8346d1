import {
	type CountMark,
	type CountNote,
	countSummary,
} from '#features/counts/messages/count-summary.ts'
import { goals } from '#features/counts/messages/goals.ts'
import { speedSummary } from '#features/counts/messages/speed-summary.ts'
import { type CountView, countQueryOf } from './count-view.ts'
import type { Goals } from '#features/counts/rules/goal.ts'
import { command, resource, readFile } from '#panel/client/api.ts'

/** Takes the query of `countQueryOf`. */
export const countsQuery = resource(countSummary, '/api/admin/counts?', String)

/** Takes the query of `speedQuery`. */
export const speedsQuery = resource(speedSummary, '/api/admin/speeds?', String)

export const goalsQuery = resource(goals, '/api/admin/goals')

export const saveGoals = command<Goals>('/api/admin/goals')

export const readCountsFile = (view: CountView) =>
	readFile(`/api/admin/counts.csv?${countQueryOf(view)}`)

export const addCountNote = command<CountNote>('/api/admin/count-notes')

export const deleteCountNote = command<Pick<CountMark, 'id'>>('/api/admin/count-note-deletions')
