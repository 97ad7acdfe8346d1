import words from '#content/messages/es/panel/person.yaml'
import { usePanelAddress } from '#islands/admin/panel-address.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { readWithProof } from '#islands/admin/useProof.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { saveFile } from '#islands/save-file.ts'
import { readPerson, readPersonFile, removePersonMark } from './person-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

/** The person of the page's address, the file with their data, and the mark "undeliverable". */
export function usePerson() {
	const { withProof } = usePanel()
	const { query } = usePanelAddress()
	const { failed } = words
	const reading = useReading(query, { read, failure: failed })
	const { run } = useAction()

	async function read(id: string, signal: AbortSignal) {
		const { readMore } = listWords.list
		return await readWithProof(withProof, readMore, () => readPerson(id, signal))
	}

	async function download(id: string) {
		const options = { action: words.actions.download.label, done: words.downloaded, failed }
		const file = await run(options, () => readPersonFile(id))
		if (file) saveFile(file, 'innervolt-data.json')
	}

	async function removeMark(id: string) {
		const options = { action: words.actions.removeMark.label, done: words.markRemoved, failed }
		if (await run(options, () => removePersonMark({ id }))) reading.reload()
	}

	return {
		person: reading.data,
		status: reading.status,
		reload: reading.reload,
		download: (id: string) => void download(id),
		removeMark: (id: string) => void removeMark(id),
	}
}
