import { type FailedMail, failedMails, resentMails } from '#contract/failed-mail.ts'
import { type Letter, letter, type LetterChange, type NewLetter } from '#contract/letter.ts'
import { type LetterChecks, letterChecks } from '#contract/letter-checks.ts'
import {
	type LetterPreviews,
	letterPreviews,
	type LetterTestResult,
	letterTestResult,
} from '#contract/letter-preview.ts'
import {
	type LetterConfirmation,
	type LetterList,
	letterList,
	type LetterProgress,
	letterProgress,
	type LetterRecipients,
	letterRecipients,
	type LetterRefusals,
	letterRefusals,
} from '#contract/letter-sending.ts'
import { type Segment, segments } from '#contract/segment.ts'
import type { Language } from '#domain/pages/languages.ts'
import { apiUrl, getJson, postJson, request, requireOk } from '#islands/admin/api.ts'

function query(id: string): string {
	return new URLSearchParams({ id }).toString()
}

async function postForLetter(
	path: string,
	message: object,
	options: Pick<RequestInit, 'keepalive'> = {},
): Promise<Letter> {
	const response = await requireOk(await postJson(path, message, options))
	return letter.parse(await response.json())
}

export async function readLetters(signal: AbortSignal): Promise<LetterList> {
	return await getJson(letterList, '/api/admin/letters', signal)
}

export async function readLetter(id: string, signal: AbortSignal): Promise<Letter> {
	return await getJson(letter, `/api/admin/letter?${query(id)}`, signal)
}

export async function createLetter(draft: NewLetter): Promise<Letter> {
	return await postForLetter('/api/admin/letters', draft)
}

/** Browsers reject larger bodies with `keepalive`, in total over all pending requests. */
const maxKeepaliveBytes = 60_000

/** Saves a change. The request outlives the page, unless it is too long for that. */
export async function saveLetter(change: LetterChange): Promise<Letter> {
	const { size } = new Blob([JSON.stringify(change)])
	return await postForLetter('/api/admin/letters/save', change, {
		keepalive: size <= maxKeepaliveBytes,
	})
}

export async function deleteLetter(id: string): Promise<void> {
	await requireOk(await postJson('/api/admin/letters/delete', { id }))
}

export async function readRecipients(id: string, signal: AbortSignal): Promise<LetterRecipients> {
	return await getJson(letterRecipients, `/api/admin/letter/recipients?${query(id)}`, signal)
}

export async function readPreviews(id: string, signal: AbortSignal): Promise<LetterPreviews> {
	return await getJson(letterPreviews, `/api/admin/letter/preview?${query(id)}`, signal)
}

export async function readChecks(id: string, signal: AbortSignal): Promise<LetterChecks> {
	return await getJson(letterChecks, `/api/admin/letter/checks?${query(id)}`, signal)
}

/** Reads the confirmations the server has given up, the latest first. */
export async function readFailedMails(
	_query: string,
	signal: AbortSignal,
): Promise<readonly FailedMail[]> {
	return await getJson(failedMails, '/api/admin/failed-mails', signal)
}

/** Sends one failed confirmation again, or all possible ones. Returns their number. */
export async function resendMails(id?: string): Promise<number> {
	const response = await requireOk(
		await postJson('/api/admin/failed-mails/resend', id === undefined ? {} : { id }),
	)
	return resentMails.parse(await response.json()).count
}

/** Sends a letter again to one recipient whose mail was given up, or to all of them. */
export async function resendLetter(id: string, recipient?: string): Promise<Letter> {
	return await postForLetter('/api/admin/letter/resend', {
		id,
		...(recipient !== undefined && { recipient }),
	})
}

export async function readSegments(signal: AbortSignal): Promise<readonly Segment[]> {
	return await getJson(segments, '/api/admin/segments', signal)
}

/** Sends the test mails and returns their outcomes. */
export async function sendTest(id: string, version: number): Promise<LetterTestResult> {
	const response = await requireOk(await postJson('/api/admin/letter/test', { id, version }))
	return letterTestResult.parse(await response.json())
}

export async function confirmLetter(confirmation: LetterConfirmation): Promise<Letter> {
	return await postForLetter('/api/admin/letter/confirm', confirmation)
}

/** The owner's actions on a confirmed letter. */
export type LetterAction = 'undo' | 'pause' | 'resume' | 'stop'

export async function changeLetter(action: LetterAction, id: string): Promise<Letter> {
	return await postForLetter(`/api/admin/letter/${action}`, { id })
}

/** Publishes a letter on the web, or removes it. */
export async function archiveLetter(id: string, is_public: boolean): Promise<Letter> {
	return await postForLetter('/api/admin/letter/archive', { id, is_public })
}

export async function readProgress(id: string, signal: AbortSignal): Promise<LetterProgress> {
	return await getJson(letterProgress, `/api/admin/letter/progress?${query(id)}`, signal)
}

export async function readRefusals(id: string, signal: AbortSignal): Promise<LetterRefusals> {
	return await getJson(letterRefusals, `/api/admin/letter/refusals?${query(id)}`, signal)
}

/** Returns the recipients whose mails were given up, as a CSV file. */
export async function readRefusalFile(id: string): Promise<Blob> {
	const response = await request(`/api/admin/letter/refusals.csv?${query(id)}`, {})
	return await (await requireOk(response)).blob()
}

/** The address of a mail's HTML part, for a frame. Each version has its own address. */
export function mailUrl(
	{ id, version }: Pick<Letter, 'id' | 'version'>,
	language: Language,
	theme: 'light' | 'dark',
): string {
	const parameters = new URLSearchParams({ id, language, theme, version: String(version) })
	return apiUrl(`/api/admin/letter/mail?${parameters}`)
}
