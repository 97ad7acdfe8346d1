import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { TestAddress } from '#features/letters/messages/letter-preview.ts'
import { saveTestAddress } from '#panel/client/test-address-api.ts'
import { useAction } from '#panel/client/useAction.ts'

const { testAddress: words } = shellWords

type Props = { address: TestAddress; className?: string | undefined }

/** The address for test mails of letters and notices of the site; empty for none. */
export function TestAddressForm({ address, className }: Props) {
	const { isBusy, run } = useAction()
	const [typed, setTyped] = useState(address.email ?? '')
	const [isInvalid, setIsInvalid] = useState(false)

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		setIsInvalid(false)
		const onRefusal = (refusal: string) => {
			setIsInvalid(refusal === 'invalid')
			return refusal === 'invalid'
		}
		const email = typed.trim() === '' ? null : typed.trim()
		const options = { action: words.action, done: words.done, onRefusal }
		await run(options, () => saveTestAddress({ email }))
	}

	return (
		<form className={className} noValidate onSubmit={(event) => void submit(event)}>
			<Field
				label={words.label}
				type="email"
				autoComplete="email"
				value={typed}
				error={isInvalid ? words.invalid : undefined}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<Button tone="outline" type="submit" aria-busy={isBusy}>
				{words.submit}
			</Button>
		</form>
	)
}
