import { useState } from 'react'
import { Field } from '#components/ui/Field.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { letterDraftWords } from '#content/panel/letter-draft.ts'
import type { WithProof } from '#islands/admin/useProof.tsx'
import { useReading } from '#islands/admin/useReading.ts'
import { readTestAddress, saveTestAddress } from './letters-api.ts'

const { address: words } = letterDraftWords.checks

type Props = {
	withProof: WithProof
	onSaved: () => void
	onFailure: (error: unknown) => void
}

/** Where test mails of this account go. */
export function TestAddress({ withProof, onSaved, onFailure }: Props) {
	const saved = useReading('', { read: (_query, signal) => readTestAddress(signal), onFailure })
	const [typed, setTyped] = useState<string | null>(null)
	const value = typed ?? saved.data ?? ''
	const isChanged = typed !== null && typed !== '' && typed !== saved.data

	async function save() {
		try {
			const isSaved = await withProof(words.proof, () => saveTestAddress(value))
			if (!isSaved) return
			saved.reload()
			onSaved()
		} catch (error) {
			onFailure(error)
		}
	}

	return (
		<form
			onSubmit={(event) => {
				event.preventDefault()
				void save()
			}}
		>
			<Field
				label={words.label}
				type="email"
				value={value}
				autoComplete="email"
				required
				onChange={(event) => setTyped(event.target.value)}
			/>
			{isChanged && <TextButton type="submit">{words.save}</TextButton>}
		</form>
	)
}
