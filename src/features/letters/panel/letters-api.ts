import { failedMails, resentMails } from '#features/waitlist/messages/failed-mail.ts'
import {
	type Letter,
	letter,
	type LetterChange,
	type NewLetter,
} from '#features/letters/messages/letter.ts'
import { letterChecks } from '#features/letters/messages/letter-checks.ts'
import { letterPreviews, letterTestResult } from '#features/letters/messages/letter-preview.ts'
import {
	type LetterConfirmation,
	letterList,
	letterProgress,
	letterRecipients,
	letterRefusals,
} from '#features/letters/messages/letter-sending.ts'
import type { Language } from '#site-map/languages.ts'
import {
	apiUrl,
	command,
	getJson,
	postFor,
	resource,
	readFile,
	searchById,
} from '#panel/client/api.ts'

const path = '/api/admin/letter'

export const lettersQuery = resource(letterList, `${path}s`)

export const letterQuery = resource(letter, path, searchById)

/** Creates a draft. The server fills in the fields that are not given. */
export const createLetter = (draft: Pick<NewLetter, 'name' | 'campaign'> & Partial<NewLetter>) =>
	postFor(letter, `${path}s`, draft)

/** Browsers reject requests with `keepalive` if the bodies of all pending ones together are larger than about this. */
const maxKeepaliveBytes = 60_000

/** Saves a draft. The request continues when the owner leaves the page, unless its body is too large for that. */
export async function saveLetter(change: LetterChange): Promise<Letter> {
	const { size } = new Blob([JSON.stringify(change)])
	return await postFor(letter, `${path}s/save`, change, { keepalive: size <= maxKeepaliveBytes })
}

export const deleteLetter = command<{ id: string }>(`${path}s/delete`)

export const recipientsQuery = resource(letterRecipients, `${path}/recipients`, searchById)

export const previewsQuery = resource(letterPreviews, `${path}/preview`, searchById)

export const checksQuery = resource(letterChecks, `${path}/checks`, searchById)

export const failedMailsQuery = resource(failedMails, '/api/admin/failed-mails')

/** Sends one failed confirmation email again, or all that can be sent again. Returns how many were queued. */
export async function resendMails(id?: string): Promise<number> {
	const message = id === undefined ? {} : { id }
	return (await postFor(resentMails, '/api/admin/failed-mails/resend', message)).count
}

/** Sends a letter again to one recipient whose email was given up, or to all such recipients. */
export const resendLetter = (id: string, recipient?: string) =>
	postFor(letter, `${path}/resend`, { id, ...(recipient !== undefined && { recipient }) })

export const sendTest = (id: string, version: number) =>
	postFor(letterTestResult, `${path}/test`, { id, version })

export const confirmLetter = (confirmation: LetterConfirmation) =>
	postFor(letter, `${path}/confirm`, confirmation)

export type LetterAction = 'undo' | 'pause' | 'resume' | 'stop'

export const changeLetter = (action: LetterAction, id: string) =>
	postFor(letter, `${path}/${action}`, { id })

export const archiveLetter = (id: string, is_public: boolean) =>
	postFor(letter, `${path}/archive`, { id, is_public })

export const progressQuery = resource(letterProgress, `${path}/progress`, searchById)

export const readRefusals = async (id: string, signal: AbortSignal) =>
	await getJson(letterRefusals, `${path}/refusals${searchById(id)}`, signal)

export const readRefusalFile = (id: string) => readFile(`${path}/refusals.csv${searchById(id)}`)

/** The address of an email's HTML part, for a frame. Each version has its own address. */
export function mailUrl(
	{ id, version }: Pick<Letter, 'id' | 'version'>,
	language: Language,
	theme: 'light' | 'dark',
): string {
	const parameters = new URLSearchParams({ id, language, theme, version: String(version) })
	return apiUrl(`${path}/mail?${parameters}`)
}
