import { useQuery } from '@tanstack/react-query'
import words from '#content/messages/es/panel/person.yaml'
import { usePanelAddress } from '#panel/panel-address.ts'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'
import { readWithProof } from '#panel/login/useProof.tsx'
import { saveFile } from '#site/island/save-file.ts'
import { personKey, readPerson, readPersonFile, removePersonMark } from './person-api.ts'
import listWords from '#content/messages/es/panel/list.yaml'

/** The person of the page's address, the file with their data, and the mark "undeliverable". */
export function usePerson() {
	const { withProof } = usePanel()
	const { query } = usePanelAddress()
	const id = new URLSearchParams(query).get('id') ?? ''
	const { failed } = words
	const { data, isPending, isError, isFetching, refetch } = useQuery({
		queryKey: personKey(id),
		queryFn: async ({ signal }) =>
			await readWithProof(withProof, listWords.list.readMore, () => readPerson(id, signal)),
		meta: { failure: failed },
	})
	const { run } = useAction()

	async function download() {
		const options = { action: words.actions.download.label, done: words.downloaded, failed }
		const file = await run(options, () => readPersonFile(id))
		if (file) saveFile(file, 'innervolt-data.json')
	}

	async function removeMark() {
		const options = { action: words.actions.removeMark.label, done: words.markRemoved, failed }
		await run(options, () => removePersonMark({ id }))
	}

	return {
		/** Of the address. */
		id,
		/** Null if there is none; undefined until read. */
		person: data,
		isPending,
		isError,
		isFetching,
		refetch,
		download: () => void download(),
		removeMark: () => void removeMark(),
	}
}

export type PersonReading = ReturnType<typeof usePerson>
