import { useRef, useState } from 'react'
import { currentListChange, type ListChange } from '#features/people/messages/list-change.ts'
import {
	type ImportPreview,
	importPreview,
	type ImportRequest,
} from '#features/people/messages/people-import.ts'
import { maxImportBytes } from '#features/people/import/rules/import-plan.ts'
import { parseTag } from '#features/people/rules/tags.ts'
import { postFor, Refused } from '#panel/client/api.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/import.yaml'
import personWords from '#content/messages/es/panel/person.yaml'

type Options = { readonly onBegun: (change: ListChange) => void }

type Problems = { readonly file?: string; readonly tag?: string }

type Seen = { readonly request: ImportRequest; readonly preview: ImportPreview }

const noFile: Pick<ImportRequest, 'file' | 'name' | 'columns' | 'answers' | 'dates'> = {
	file: '',
	name: '',
	columns: {},
	answers: [],
	dates: null,
}

const empty: ImportRequest = {
	...noFile,
	proof: '',
	agreed_on: null,
	others: 'mail',
	locale: 'en',
	tag: '',
}

export function useImport({ onBegun }: Options) {
	const { isBusy, run } = useAction()
	const [request, setRequest] = useState(empty)
	/** The newest preview, and the request it was made for. */
	const [seen, setSeen] = useState<Seen | null>(null)
	/** The request whose preview is wanted; null if the owner has changed the request since. */
	const wanted = useRef<ImportRequest | null>(null)
	const [problems, setProblems] = useState<Problems>({})
	/** The file chosen last, which may still be being read. */
	const chosen = useRef<File>(undefined)

	/** Changes the request. Drops the preview, because it was made for the earlier request. */
	function change(changed: Partial<ImportRequest>) {
		wanted.current = null
		setRequest((before) => ({ ...before, ...changed }))
		setSeen(null)
		setProblems({})
	}

	async function choose(file: File | undefined) {
		chosen.current = file
		if (file === undefined) return change(noFile)
		if (file.size > maxImportBytes) {
			change(noFile)
			return setProblems({ file: words.file.tooLarge })
		}
		const read = await readBase64(file).catch(() => '')
		if (chosen.current !== file) return
		change({ ...noFile, file: read, name: file.name.slice(0, 200) })
		if (read === '') setProblems({ file: words.file.unread })
	}

	async function see(asked: ImportRequest) {
		const isTag = request.tag.trim() === '' || parseTag(request.tag) !== null
		if (!isTag) return setProblems({ tag: personWords.tags.invalid })
		setProblems({})
		wanted.current = asked
		const found = await run({ action: words.preview.action }, async () => await newest(wanted))
		if (typeof found === 'string') setProblems({ file: found })
		else if (found !== null) setSeen(found)
	}

	async function confirm(n: number) {
		if (seen === null || seen.request !== request) return
		const confirmed = { ...seen.request, counts: seen.preview.counts }
		const options = {
			action: formatMessage('es', words.confirm, { n }),
			onRefusal: (refusal: string) => {
				if (refusal !== 'conflict') return false
				setSeen(null)
				setProblems({ file: words.changed })
				return true
			},
		}
		const begun = await run(options, () =>
			postFor(currentListChange, '/api/admin/imports', confirmed),
		)
		if (begun?.change) {
			onBegun(begun.change)
			change(noFile)
		}
	}

	return {
		request,
		preview: seen?.preview ?? null,
		/** Whether the preview is the one for the current request. If not, it cannot be confirmed. */
		isCurrent: seen?.request === request,
		problems,
		isBusy,
		change,
		choose: (file: File | undefined) => void choose(file),
		see: () => void see(request),
		/** Changes the owner's answers about the file, and requests a new preview at once. */
		say: (said: Partial<ImportRequest>) => {
			const next = { ...request, ...said }
			setRequest(next)
			void see(next)
		},
		confirm: (n: number) => void confirm(n),
	}
}

export type Import = ReturnType<typeof useImport>

/**
 * Requests the preview of the current request, again if the owner changes the request meanwhile. Returns the message to
 * show if the file is unreadable, and null if no preview is wanted any more.
 */
async function newest(wanted: {
	readonly current: ImportRequest | null
}): Promise<Seen | string | null> {
	for (let request = wanted.current; request !== null; request = wanted.current) {
		const found = await postFor(importPreview, '/api/admin/imports/preview', request).catch(
			(error: unknown) => {
				const fault = faultOf(error)
				if (fault === null) throw error
				return fault
			},
		)
		if (wanted.current !== request) continue
		return typeof found === 'string' ? found : { request, preview: found }
	}
	return null
}

/** The message for a file the server could not read; null for another error. */
function faultOf(error: unknown): string | null {
	if (!(error instanceof Refused)) return null
	if (error.refusal.error === 'too-large') return words.file.tooLarge
	if (error.refusal.field !== 'file') return null
	const sentences: Readonly<Record<string, string>> = words.file
	return sentences[error.refusal.fields?.[1] ?? ''] ?? words.file.unread
}

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
