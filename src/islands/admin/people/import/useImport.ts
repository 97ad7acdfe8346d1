import { useState } from 'react'
import type { ListChange } from '#contract/list-change.ts'
import type { ImportPreview, ImportRequest } from '#contract/people-import.ts'
import { maxImportBytes } from '#domain/waitlist/import-plan.ts'
import { parseTag } from '#domain/waitlist/tags.ts'
import { Refused } from '#islands/admin/api.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { beginImport, previewImport } from './import-api.ts'
import words from '#content/messages/es/panel/import.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

type Options = { readonly onBegun: (change: ListChange) => void }

/** The fault of the file or the tag. */
type Problems = { readonly file?: string; readonly tag?: string }

/** Answers about one file, which must be asked again for another. */
const unasked: Pick<ImportRequest, 'columns' | 'answers' | 'dates'> = {
	columns: {},
	answers: [],
	dates: null,
}

const empty: ImportRequest = {
	...unasked,
	file: '',
	proof: '',
	agreed_on: null,
	others: 'mail',
	locale: 'en',
	tag: '',
}

/** A file, the owner's statements about it, its preview, and the import. */
export function useImport({ onBegun }: Options) {
	const { isBusy, run } = useAction()
	const [request, setRequest] = useState(empty)
	const [preview, setPreview] = useState<ImportPreview | null>(null)
	const [problems, setProblems] = useState<Problems>({})

	/** A preview reflects the answers it was requested with, so a change invalidates it. */
	function change(changed: Partial<ImportRequest>) {
		setRequest({ ...request, ...changed })
		setPreview(null)
		setProblems({})
	}

	async function choose(file: File | undefined) {
		if (file === undefined) return change({ ...unasked, file: '' })
		if (file.size > maxImportBytes) {
			change({ ...unasked, file: '' })
			return setProblems({ file: words.file.tooLarge })
		}
		const read = await readBase64(file).catch(() => '')
		change({ ...unasked, file: read })
		if (read === '') setProblems({ file: words.file.unread })
	}

	async function see(wanted: ImportRequest) {
		const isTag = request.tag.trim() === '' || parseTag(request.tag) !== null
		if (!isTag) return setProblems({ tag: personWords.tags.invalid })
		setProblems({})
		// An unreadable file is an answer here, not a failure.
		const found = await run({ action: words.preview.action }, async () => {
			try {
				return await previewImport(wanted)
			} catch (error) {
				const fault = faultOf(error)
				if (fault === null) throw error
				return fault
			}
		})
		if (typeof found === 'string') setProblems({ file: found })
		else if (found !== null) setPreview(found)
	}

	async function confirm(n: number) {
		if (preview === null) return
		const options = {
			action: formatMessage('es', words.confirm, { n }),
			onRefusal: (refusal: string) => {
				if (refusal !== 'conflict') return false
				setPreview(null)
				setProblems({ file: words.changed })
				return true
			},
		}
		const begun = await run(options, () => beginImport({ ...request, counts: preview.counts }))
		if (begun?.change) {
			onBegun(begun.change)
			change({ ...unasked, file: '' })
		}
	}

	return {
		request,
		preview,
		problems,
		isBusy,
		change,
		choose: (file: File | undefined) => void choose(file),
		see: () => void see(request),
		/** The owner's answers about the file are sent to the server at once. */
		say: (said: Partial<ImportRequest>) => {
			setRequest({ ...request, ...said })
			void see({ ...request, ...said })
		},
		confirm: (n: number) => void confirm(n),
	}
}

export type Import = ReturnType<typeof useImport>

/** The message for a file the server could not read; null for another error. */
function faultOf(error: unknown): string | null {
	if (!(error instanceof Refused)) return null
	if (error.refusal.error === 'too-large') return words.file.tooLarge
	if (error.refusal.field !== 'file') return null
	const sentences: Readonly<Record<string, string>> = words.file
	return sentences[error.refusal.fields?.[1] ?? ''] ?? words.file.unread
}

/** The bytes of a file in base64. */
async function readBase64(file: File): Promise<string> {
	const { promise, resolve, reject } = Promise.withResolvers<string>()
	const reader = new FileReader()
	reader.addEventListener('load', () => {
		const { result } = reader
		resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '')
	})
	reader.addEventListener('error', () => reject(new Error('The file cannot be read')))
	reader.readAsDataURL(file)
	return await promise
}
