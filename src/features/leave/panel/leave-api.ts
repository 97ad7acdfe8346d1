import {
	leaveDetail,
	type LeaveDone,
	type LeaveReference,
} from '#features/leave/messages/leave-detail.ts'
import { leavePage } from '#features/leave/messages/leave-list.ts'
import { command, getJson, searchById } from '#panel/client/api.ts'

export const leaveKey = (search: string) => ['/api/admin/leave', search]

export const readLeavePage = (search: string, signal: AbortSignal) =>
	getJson(leavePage, `/api/admin/leave${search}`, signal)

export const readLeaveDetail = (id: string, signal: AbortSignal) =>
	getJson(leaveDetail, `/api/admin/leave/request${searchById(id)}`, signal)

/** Marks a request as done, which mails the person. */
export const finishLeave = command<LeaveDone>('/api/admin/leave/done')

/** Erases everything about the address of a request, but number, kind and times of its requests. */
export const eraseLeave = command<LeaveReference>('/api/admin/leave/erase')
