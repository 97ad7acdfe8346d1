import { type SubmitEvent, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { accountWords } from '#content/panel/account.ts'
import type { TestAddress } from '#contract/letter-preview.ts'
import { saveTestAddress } from './account-api.ts'
import { Storey } from './Storey.tsx'
import { type StoreyProps, useAction } from './useAction.ts'
import styles from './AccountPage.module.css'

const { testAddress: words } = accountWords

/** Where test mails of letters and notices of the site go. */
export function TestAddressStorey({ address, ...props }: StoreyProps & { address: TestAddress }) {
	const { isBusy, run } = useAction(props)
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
		<Storey title={words.title} text={words.text}>
			<form className={styles['fields']} noValidate onSubmit={(event) => void submit(event)}>
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
		</Storey>
	)
}
