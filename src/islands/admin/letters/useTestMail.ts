import { useState } from 'react'
import letterDraftWords from '#content/messages/es/panel/letter-draft.yaml'
import lettersWords from '#content/messages/es/panel/letters.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { Letter } from '#contract/letter.ts'
import type { LetterTestResult } from '#contract/letter-preview.ts'
import type { Announcement } from '#words/schemas/common.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { formatMessage } from '#words/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { sendTest } from './letters-api.ts'

const { checks: words } = letterDraftWords
const { tested, testWritten, testRefused, testUnanswered, testPartly, testLacks } = words

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** The mail server responded, which is one of the checks. */
	readonly onAnswer: () => void
}

/** Sends the letter to the owner's own address, one mail at a time, and reports the mail server's responses. */
export function useTestMail({ id, version }: Letter, options: Options) {
	const { toasts, withProof, onExpired, onAnswer } = options
	const [isTesting, setIsTesting] = useState(false)

	async function test() {
		if (isTesting) return
		setIsTesting(true)
		toasts.dismissErrors()
		try {
			const result = await withProof(words.test, () => sendTest(id, version))
			if (result === null) return setIsTesting(false)
			const isSent = result.code === null && !result.is_written
			toasts.show(await describe(result), isSent ? undefined : 'error')
			onAnswer()
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			const lacking = lackOf(error)
			if (lacking === null) console.error(error)
			const isTooMany = error instanceof Refused && error.refusal.error === 'too-many'
			const failed = isTooMany ? shellWords.notices.tooManyChanges : lettersWords.failed
			toasts.show(lacking ?? failed, 'error')
		}
		setIsTesting(false)
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

/** The missing part named by a refusal; null for another failure. */
function lackOf(error: unknown) {
	const { field } = error instanceof Refused ? error.refusal : {}
	const entry = Object.entries(testLacks).find(([name]) => name === field)
	return entry?.[1] ?? null
}
