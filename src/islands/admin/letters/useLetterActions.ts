import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import { Refused, SessionEnded } from '#islands/admin/api.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import type { PlaceProps } from '#islands/admin/place-props.ts'
import { formatMessage } from '#words/format-message.ts'
import { copyOf } from './draft.ts'
import { letterPath } from './letter-path.ts'
import {
	changeLetter,
	createLetter,
	isTooMany,
	type LetterAction,
	resendLetter,
} from './letters-api.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'

const { run: words } = letterRunWords

type Options = Pick<PlaceProps, 'toasts' | 'withProof' | 'onExpired'> & {
	/** The letter may be in another state. */
	readonly onChanged: () => void
}

/** Pauses, continues or ends a letter, takes it back, and copies it to a draft. */
export function useLetterActions(letter: Letter, options: Options) {
	const { toasts, withProof, onExpired, onChanged } = options

	async function act(action: LetterAction) {
		try {
			const send = () => changeLetter(action, letter.id)
			const changed = action === 'resume' ? await withProof(words.proof, send) : await send()
			if (changed?.state === 'draft') return navigate(letterPath(changed), { replace: true })
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			const isConflict = error instanceof Refused && error.refusal.error === 'conflict'
			toasts.show(isConflict ? words.conflict : lettersWords.failed, 'error')
		}
		onChanged()
	}

	async function resend(recipient?: string) {
		const { refusals } = letterRunWords
		toasts.dismissErrors()
		try {
			const sent = await withProof(refusals.resendProof, () => resendLetter(letter.id, recipient))
			if (sent !== null) {
				toasts.show(sent.state === 'paused' ? refusals.resentPaused : refusals.resent)
			}
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			const field = error instanceof Refused ? error.refusal.field : undefined
			const reason = Object.entries(refusals.notResent).find(([name]) => name === field)?.[1]
			toasts.show(reason ?? lettersWords.failed, 'error')
		}
		onChanged()
	}

	async function copy() {
		try {
			navigate(
				letterPath(
					await createLetter(
						copyOf(letter, formatMessage('es', words.copyName, { name: letter.name })),
					),
				),
			)
		} catch (error) {
			if (error instanceof SessionEnded) return onExpired()
			console.error(error)
			toasts.show(isTooMany(error) ? lettersWords.tooMany : lettersWords.failed, 'error')
		}
	}

	return {
		act: (action: LetterAction) => void act(action),
		copy: () => void copy(),
		resend: (recipient?: string) => void resend(recipient),
	}
}
