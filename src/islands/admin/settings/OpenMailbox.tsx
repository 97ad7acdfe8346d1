import { mailboxResult, type MailboxResult } from '#contract/launch.ts'
import type { SettingList } from '#contract/settings.ts'
import { postFor } from '#islands/admin/api.ts'
import { CheckButton } from '#islands/admin/CheckButton.tsx'
import { formatMessage } from '#words/format-message.ts'
import settingsWords from '#content/messages/es/panel/settings.yaml'

const { mailbox: words } = settingsWords

type Props = { settings: SettingList; isUnsaved: boolean }

/** Opens the saved mailbox for bounces, if there is one. */
export function OpenMailbox({ settings, isUnsaved }: Props) {
	if (settings.every(({ name, value }) => name !== 'IMAP_URL' || value === null)) return null
	return (
		<CheckButton
			label={words.open}
			hindrance={isUnsaved ? words.unsaved : undefined}
			send={() => postFor(mailboxResult, '/api/admin/launch/mailbox')}
			describe={describe}
		/>
	)
}

async function describe({ code }: MailboxResult) {
	if (code === null) return words.done
	const { meaningOf } = await import('#islands/admin/letters/refusal-meaning.ts')
	const meanings: Readonly<Partial<Record<string, string>>> = words.meanings
	const meaning = meanings[code] ?? meaningOf(code)
	const { title, text } = words.refused
	return { title, text: formatMessage('es', text, { code, meaning }), isBad: true }
}
