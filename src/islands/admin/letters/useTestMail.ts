import { useState } from 'react'
import { letterDraftWords } from '#content/panel/es/letter-draft.ts'
import { lettersWords } from '#content/panel/es/letters.ts'
import type { Letter } from '#contract/letter.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { formatMessage } from '#islands/admin/format-message.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { sendTest } from './letters-api.ts'
import { meaningOf } from './refusal-meaning.ts'

const { checks: words } = letterDraftWords
const { tested, testRefused, testLacks } = words

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** The mail server has answered, which is one of the checks. */
	readonly onAnswer: () => void
}

/** Sends the letter to the owner's own address, one mail at a time, and reports what the mail server answered. */
export function useTestMail({ id, version }: Letter, options: Options) {
	const { toasts, withProof, onExpired, onAnswer } = options
	const [isTesting, setIsTesting] = useState(false)

	async function test() {
		if (isTesting) return
		setIsTesting(true)
		try {
			const sent = await withProof(words.test, async () => ({ code: await sendTest(id, version) }))
			if (sent === null) return setIsTesting(false)
			const { code } = sent
			if (code === null) toasts.show(tested)
			else {
				const { title, text } = testRefused
				toasts.show(
					{ title, text: formatMessage(text, { code, meaning: meaningOf(code) }) },
					'error',
				)
			}
			onAnswer()
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			const lacking = lackOf(error)
			if (lacking === null) console.error(error)
			toasts.show(lacking ?? lettersWords.failed, 'error')
		}
		setIsTesting(false)
	}

	return { isTesting, test: () => void test() }
}

/** What a refusal says is missing; null for another failure. */
function lackOf(error: unknown) {
	const { field } = error instanceof Refused ? error.refusal : {}
	const entry = Object.entries(testLacks).find(([name]) => name === field)
	return entry?.[1] ?? null
}
