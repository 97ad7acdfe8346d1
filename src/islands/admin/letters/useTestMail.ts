import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterTestResult } from '#contract/letter-preview.ts'
import type { Announcement } from '#words/schemas/common.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { sendTest } from './letters-api.ts'

const { checks: words } = letterDraftWords
const { tested, testWritten, testRefused, testUnanswered, testPartly, testLacks } = words

/** Sends the letter to the owner's own address, one mail at a time, and reports the mail server's responses. */
export function useTestMail({ id, version }: Letter) {
	const { toasts } = usePanel()
	const { isBusy: isTesting, run } = useAction()

	async function test() {
		const options = { action: words.test, failed: lettersWords.failed, refused: testLacks }
		const result = await run(options, () => sendTest(id, version))
		if (result === null) return
		const isSent = result.code === null && !result.is_written
		toasts.show(await describe(result), isSent ? undefined : 'error')
	}

	return { isTesting, test: () => void test() }
}

/** The outcome of the test mails: all accepted, some, none, or no mail server. */
async function describe({ code, sent, is_written }: LetterTestResult): Promise<Announcement> {
	if (code === null) return is_written ? testWritten : tested
	// The words for all codes, loaded only for a refusal.
	const { meaningOf } = await import('./refusal-meaning.ts')
	const { title, text } = /^\d/.test(code) ? testRefused : testUnanswered
	const refusal = formatMessage('es', text, { code, meaning: meaningOf(code) })
	if (sent === 0) return { title, text: refusal }
	const partly = formatMessage('es', testPartly.text, { n: sent })
	return { title: testPartly.title, text: `${partly} ${refusal}` }
}
