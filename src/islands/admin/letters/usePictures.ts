import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import words from '#content/messages/es/panel/letter-pictures.yaml'
import type { LetterPicture } from '#contract/letter-picture.ts'
import { pictureLimits, pictureTypes } from '#domain/letters/letter-picture.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { deletePicture, picturesQuery, uploadPicture } from './pictures-api.ts'

/** The pictures for letters, and the selected one. */
export function usePictures() {
	const { isBusy, run } = useAction()
	const [fault, setFault] = useState('')
	const [chosen, setChosen] = useState<string | null>(null)
	const { data: pictures = [], isSuccess, isError } = useQuery(picturesQuery())

	async function change(send: () => Promise<string | null>) {
		setFault('')
		const changed = await run(
			{
				action: words.upload,
				onFailure: () => setFault(words.faults.failed),
				onRefusal: (error, field) => {
					setFault(faultOf(error, field))
					return true
				},
			},
			async () => ({ chosen: await send() }),
		)
		if (changed) setChosen(changed.chosen)
	}

	return {
		pictures,
		isRead: isSuccess,
		chosen: pictures.find(({ name }) => name === chosen) ?? null,
		choose: setChosen,
		fault: isError ? words.faults.failed : fault,
		isBusy,
		upload: (file: File) => {
			const refused = refusalOf(file)
			if (refused !== null) return setFault(refused)
			void change(async () => (await uploadPicture(file)).name)
		},
		remove: ({ name }: LetterPicture) => {
			void change(async () => {
				await deletePicture({ name })
				return null
			})
		},
	}
}

/** The fault of a file before its upload; null for none. */
function refusalOf({ type, size }: File): string | null {
	if (!pictureTypes.some((each) => each === type)) return words.faults.format
	return size > pictureLimits.maxUploadBytes ? words.faults.tooLarge : null
}

function faultOf(code: string, field = ''): string {
	if (code === 'too-large') return words.faults.tooLarge
	if (code === 'unsupported-type') return words.faults.format
	const known: Readonly<Record<string, string>> = words.faults
	return known[field] ?? words.faults.failed
}
