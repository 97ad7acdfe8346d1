import { useQuery } from '@tanstack/react-query'
import { Button } from '#components/ui/Button.tsx'
import { testMailResult, type TestMailResult } from '#contract/launch.ts'
import { postFor } from '#islands/admin/api.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { testAddressQuery } from '#islands/admin/test-address-api.ts'
import { TestAddressForm } from '#islands/admin/TestAddressForm.tsx'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import type { Announcement } from '#words/schemas/common.ts'
import launchWords from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

const { test: words } = launchWords

/** The address for test mails, and a test mail to it. */
export function TestMail() {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { data: address } = useQuery(testAddressQuery())

	async function send() {
		const result = await run({ action: words.send }, () =>
			postFor(testMailResult, '/api/admin/launch/test-mail'),
		)
		if (result === null) return
		const isSent = result.code === null && !result.is_written
		toasts.show(await describe(result), isSent ? undefined : 'error')
	}

	if (!address) return null
	return (
		<div className={styles['test']}>
			<TestAddressForm address={address} />
			<div>
				<Button onClick={() => void send()} disabled={address.email === null} aria-busy={isBusy}>
					{words.send}
				</Button>
				{address.email === null && <p className="soft">{words.needsAddress}</p>}
			</div>
		</div>
	)
}

async function describe({ code, is_written }: TestMailResult): Promise<Announcement> {
	if (code === null) return is_written ? words.written : words.done
	// The words for all codes, loaded only for a refusal.
	const { meaningOf } = await import('#islands/admin/letters/refusal-meaning.ts')
	const { title, text } = words.refused
	return { title, text: formatMessage('es', text, { code, meaning: meaningOf(code) }) }
}
