import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import {
	type MailboxResult,
	mailboxResult,
	type TestMailResult,
	testMailResult,
} from '#features/launch/messages/launch.ts'
import type { SettingList } from '#features/settings/messages/settings.ts'
import { postFor } from '#panel/client/api.ts'
import { testAddressQuery } from '#panel/client/test-address-api.ts'
import { TestAddressForm } from '#panel/parts/TestAddressForm.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './TestMail.module.css'

export function TestMail() {
	const { data: address } = useQuery(testAddressQuery())
	if (!address) return null
	return (
		<div className={styles['test']}>
			<TestAddressForm address={address} />
			<SendTest />
		</div>
	)
}

export function SendTest({ isUnsaved = false }) {
	const { data: address } = useQuery(testAddressQuery())
	const needsAddress = address?.email === null ? words.test.needsAddress : undefined
	return (
		<CheckButton
			label={words.test.send}
			hindrance={isUnsaved ? words.unsaved : needsAddress}
			send={() => postFor(testMailResult, '/api/admin/launch/test-mail')}
			describe={describeTest}
		/>
	)
}

async function describeTest({ code, is_written }: TestMailResult): Promise<Outcome> {
	if (code === null) return is_written ? { ...words.test.written, isBad: true } : words.test.done
	return await describeRefusal(words.test.refused, code)
}

type MailboxProps = { settings: SettingList; isUnsaved: boolean }

export function OpenMailbox({ settings, isUnsaved }: MailboxProps) {
	if (settings.every(({ name, value }) => name !== 'IMAP_URL' || value === null)) return null
	return (
		<CheckButton
			label={words.mailbox.open}
			hindrance={isUnsaved ? words.unsaved : undefined}
			send={() => postFor(mailboxResult, '/api/admin/launch/mailbox')}
			describe={describeMailbox}
		/>
	)
}

const mailboxMeanings: Readonly<Partial<Record<string, string>>> = words.mailbox.meanings

async function describeMailbox({ code }: MailboxResult): Promise<Outcome> {
	return code === null ? words.mailbox.done : await describeRefusal(words.mailbox.refused, code)
}

async function describeRefusal(
	{ title, text }: typeof words.test.refused,
	code: string,
): Promise<Outcome> {
	// The words for all codes, loaded only for a refusal.
	const { meaningOf } = await import('#panel/format/refusal-meaning.ts')
	const meaning = mailboxMeanings[code] ?? meaningOf(code)
	return { title, text: formatMessage('es', text, { code, meaning }), isBad: true }
}

type Outcome = Announcement & { readonly isBad?: boolean }

type Props<Result> = {
	label: string
	/** Why the check cannot run yet; undefined if it can. */
	hindrance: string | undefined
	send: () => Promise<Result>
	describe: (result: Result) => Promise<Outcome>
}

function CheckButton<Result>({ label, hindrance, send, describe }: Props<Result>) {
	const { isBusy, run } = useAction()
	const [outcome, setOutcome] = useState<Outcome | null>(null)

	async function check() {
		setOutcome(null)
		const result = await run({ action: label }, send)
		if (result !== null) setOutcome(await describe(result))
	}

	return (
		<div className={`row ${styles['check']}`}>
			<Button
				tone="outline"
				onClick={() => void check()}
				disabled={hindrance !== undefined}
				aria-busy={isBusy}
			>
				{label}
			</Button>
			<p role="status" className="soft">
				{hindrance}
				{hindrance === undefined && outcome && (
					<>
						<b className={outcome.isBad ? 'bad' : undefined}>{outcome.title}.</b> {outcome.text}
					</>
				)}
			</p>
		</div>
	)
}
