import words from '#content/messages/es/panel/person.yaml'
import { failureHandler } from '#islands/admin/api.ts'
import { usePanelAddress } from '#islands/admin/panel-address.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { saveFile } from '#islands/save-file.ts'
import { readPerson, readPersonFile, removePersonMark } from './person-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'>

/** The person of the page's address, the file with their data, and the mark "undeliverable". */
export function usePerson({ toasts, withProof, onExpired }: Options) {
	const { query } = usePanelAddress()
	const fail = failureHandler(onExpired, () => toasts.show(words.failed, 'error'))
	const reading = useReading(query, { read, onFailure: fail })

	async function read(id: string, signal: AbortSignal) {
		const { readMore } = listWords.list
		return await readWithProof(withProof, readMore, () => readPerson(id, signal))
	}

	async function download(id: string) {
		try {
			const action = words.actions.download.label
			const file = await withProof(action, async () => await readPersonFile(id))
			if (file === null) return
			saveFile(file, 'innervolt-data.json')
			toasts.show(words.downloaded)
		} catch (error) {
			fail(error)
		}
	}

	async function removeMark(id: string) {
		try {
			const action = words.actions.removeMark.label
			if (!(await withProof(action, () => removePersonMark(id)))) return
			toasts.show(words.markRemoved)
			reading.reload()
		} catch (error) {
			fail(error)
		}
	}

	return {
		person: reading.data,
		status: reading.status,
		reload: reading.reload,
		download,
		removeMark,
	}
}
