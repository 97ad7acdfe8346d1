import { useState } from 'react'
import words from '#content/messages/es/panel/letter-pictures.yaml'
import type { LetterPicture } from '#contract/letter-picture.ts'
import { pictureLimits, pictureTypes } from '#domain/letters/letter-picture.ts'
import { Refused } from '#islands/admin/api.ts'
import { useFailure } from '#islands/admin/panel-context.ts'
import { useReading } from '#islands/admin/useReading.ts'
import { deletePicture, readPictures, uploadPicture } from './pictures-api.ts'

/** The pictures for letters, and the selected one. */
export function usePictures() {
	const fail = useFailure()
	const [fault, setFault] = useState('')
	const [isBusy, setIsBusy] = useState(false)
	const [chosen, setChosen] = useState<string | null>(null)
	const reading = useReading('', {
		read: readPictures,
		onFailure: (error) => {
			fail(error)
			setFault(words.faults.failed)
		},
	})
	const pictures = reading.data ?? []

	/** Runs one change at a time and reports refusals. */
	async function run(change: () => Promise<string | null>) {
		if (isBusy) return
		setIsBusy(true)
		setFault('')
		try {
			setChosen(await change())
			reading.reload()
		} catch (error) {
			if (!(error instanceof Refused)) fail(error)
			setFault(faultOf(error))
		}
		setIsBusy(false)
	}

	return {
		pictures,
		isRead: reading.data !== null,
		chosen: pictures.find(({ name }) => name === chosen) ?? null,
		choose: setChosen,
		fault,
		isBusy,
		upload: (file: File) => {
			const refused = refusalOf(file)
			if (refused !== null) return setFault(refused)
			void run(async () => (await uploadPicture(file)).name)
		},
		remove: ({ name }: LetterPicture) => {
			void run(async () => {
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

function faultOf(error: unknown): string {
	const { error: code, field = '' } = error instanceof Refused ? error.refusal : {}
	if (code === 'too-large') return words.faults.tooLarge
	if (code === 'unsupported-type') return words.faults.format
	const known: Readonly<Record<string, string>> = words.faults
	return known[field] ?? words.faults.failed
}
