import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { TestAddress } from '#features/letters/messages/letter-preview.ts'
import { saveTestAddress } from '#panel/client/test-address-api.ts'
import { useAction } from '#panel/client/useAction.ts'

const { testAddress: words } = shellWords

type Props = { address: TestAddress; className?: string | undefined }

/**
 * The form for the address that gets test letters and the site's notices. The field is empty if there is no address.
 */
export function TestAddressForm({ address, className }: Props) {
	const { isBusy, run, fault } = useAction()
	const [typed, setTyped] = useState(address.email ?? '')

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const email = typed.trim() === '' ? null : typed.trim()
		const beside = { invalid: words.invalid }
		const options = { action: words.action, done: words.done, beside }
		await run(options, () => saveTestAddress({ email }))
	}

	return (
		<form className={className} noValidate onSubmit={(event) => void submit(event)}>
			<Field
				label={words.label}
				type="email"
				autoComplete="email"
				value={typed}
				error={fault}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<Button tone="outline" type="submit" aria-busy={isBusy}>
				{words.submit}
			</Button>
		</form>
	)
}
