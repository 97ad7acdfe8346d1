import { type SubmitEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Field } from '#site/ui/controls/Field.tsx'
import accountWords from '#content/messages/es/panel/account.yaml'
import type { Account } from '#features/accounts/messages/account.ts'
import { accountLimits } from '#config/rules/account-limits.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { changePassword } from './account-api.ts'
import { formatDayOf } from '#panel/format/format-moment.ts'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { useAction } from '#panel/client/useAction.ts'
import styles from './AccountPage.module.css'

const { password: words } = accountWords

/** Ends all other sessions. */
export function PasswordSection({ account }: { account: Account }) {
	const { isBusy, run, fault } = useAction()
	const [current, setCurrent] = useState('')
	const [next, setNext] = useState('')
	const [isTooShort, setIsTooShort] = useState(false)
	if (account.isPasswordInSettings) {
		return <PanelSection title={words.title}>{<p>{words.inSettings}</p>}</PanelSection>
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const isShort = next.length < accountLimits.minPasswordLength
		setIsTooShort(isShort)
		if (isShort) return
		const beside = { 'wrong-password': words.wrong }
		const { submit: action, done } = account.hasPassword ? words : words.first
		const message = account.hasPassword ? { current, password: next } : { password: next }
		const isDone = await run({ action, done, beside }, () => changePassword(message))
		if (!isDone) return
		setCurrent('')
		setNext('')
	}

	const day = formatDayOf(account.passwordChangedAt)
	const text = account.hasPassword ? formatMessage('es', words.changed, { day }) : words.first.text
	return (
		<PanelSection title={words.title} text={text}>
			<form className={styles['fields']} noValidate onSubmit={(event) => void submit(event)}>
				{/* For password managers, which store a password with its account name. */}
				<input hidden readOnly autoComplete="username" value={account.username} />
				{account.hasPassword && (
					<Field
						label={words.current}
						type="password"
						autoComplete="current-password"
						value={current}
						error={fault}
						onChange={(event) => setCurrent(event.target.value)}
					/>
				)}
				<div>
					<Field
						label={words.next}
						type="password"
						autoComplete="new-password"
						value={next}
						error={isTooShort ? words.tooShort : undefined}
						onChange={(event) => setNext(event.target.value)}
					/>
					{!isTooShort && <p className="help">{words.hint}</p>}
				</div>
				<Button tone="outline" type="submit" aria-busy={isBusy}>
					{account.hasPassword ? words.submit : words.first.submit}
				</Button>
			</form>
		</PanelSection>
	)
}
