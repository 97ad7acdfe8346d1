import { useQuery } from '@tanstack/react-query'
import type { TestMailResult } from '#contract/launch.ts'
import { CheckButton } from '#islands/admin/CheckButton.tsx'
import { testAddressQuery } from '#islands/admin/test-address-api.ts'
import { TestAddressForm } from '#islands/admin/TestAddressForm.tsx'
import { formatMessage } from '#words/format-message.ts'
import { sendTestMail } from './launch-api.ts'
import launchWords from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const { test: words } = launchWords

/** The address for test mails, and a test mail to it. */
export function TestMail() {
	const { data: address } = useQuery(testAddressQuery())
	if (!address) return null
	return (
		<div className={styles['test']}>
			<TestAddressForm className={styles['address']} address={address} />
			<SendTest />
		</div>
	)
}

/** Sends a test mail with the saved settings. */
export function SendTest({ isUnsaved = false }) {
	const { data: address } = useQuery(testAddressQuery())
	const needsAddress = address?.email === null ? words.needsAddress : undefined
	return (
		<CheckButton
			label={words.send}
			hindrance={isUnsaved ? words.unsaved : needsAddress}
			send={sendTestMail}
			describe={describe}
		/>
	)
}

async function describe({ code, is_written }: TestMailResult) {
	if (code === null) return is_written ? { ...words.written, isBad: true } : words.done
	// The words for all codes, loaded only for a refusal.
	const { meaningOf } = await import('#islands/admin/letters/refusal-meaning.ts')
	const { title, text } = words.refused
	return {
		title,
		text: formatMessage('es', text, { code, meaning: meaningOf(code) }),
		isBad: true,
	}
}
