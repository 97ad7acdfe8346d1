import lettersWords from '#content/messages/es/panel/letters.yaml'
import type { Letter } from '#contract/letter.ts'
import { navigate } from '#islands/admin/panel-address.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { copyOf } from './draft.ts'
import { letterPath } from './letter-path.ts'
import { changeLetter, createLetter, type LetterAction, resendLetter } from './letters-api.ts'
import letterRunWords from '#content/messages/es/panel/letter-run.yaml'

const { run: words } = letterRunWords

const { failed } = lettersWords

/** Pauses, continues or ends a letter, takes it back, and copies it to a draft. */
export function useLetterActions(letter: Letter) {
	const { toasts } = usePanel()
	const { run } = useAction()

	async function act(action: LetterAction) {
		const options = { action: words.proof, failed, refused: { conflict: words.conflict } }
		const changed = await run(options, () => changeLetter(action, letter.id))
		if (changed?.state === 'draft') navigate(letterPath(changed), { replace: true })
	}

	async function resend(recipient?: string) {
		const { refusals } = letterRunWords
		const options = { action: refusals.resendProof, failed, refused: refusals.notResent }
		const sent = await run(options, () => resendLetter(letter.id, recipient))
		if (sent !== null) {
			toasts.show(sent.state === 'paused' ? refusals.resentPaused : refusals.resent)
		}
	}

	async function copy() {
		const name = formatMessage('es', words.copyName, { name: letter.name })
		const options = { action: words.copy, failed, refused: { count: lettersWords.tooMany } }
		const made = await run(options, () => createLetter(copyOf(letter, name)))
		if (made !== null) navigate(letterPath(made))
	}

	return {
		act: (action: LetterAction) => void act(action),
		copy: () => void copy(),
		resend: (recipient?: string) => void resend(recipient),
	}
}
