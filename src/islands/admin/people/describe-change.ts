import type { ListChange } from '#contract/list-change.ts'
import type { Announcement } from '#words/schemas/common.ts'
import { formatMessage } from '#words/format-message.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const words = listWords.tagging

/** The outcome of a finished bulk change. */
export function describeChange({ kind, state, done: n, total, result }: ListChange): Announcement {
	if (state === 'stopped') {
		const { title, text } = words.stopped
		return { title, text: formatMessage('es', text, { n, total }) }
	}
	if (kind === 'import') return describeImport(result)
	const { changed = 0, full = 0 } = result
	const { title, text } = words.done
	const more = full === 0 ? '' : ` ${formatMessage('es', words.full, { n: full })}`
	return { title, text: formatMessage('es', text, { changed }) + more }
}

function describeImport(result: ListChange['result']): Announcement {
	const { title, text } = listWords.importing.done
	const { active = 0, asked = 0, 'opted-out': optedOut = 0, kept = 0 } = result
	const more = kept === 0 ? '' : ` ${formatMessage('es', listWords.importing.kept, { n: kept })}`
	return { title, text: formatMessage('es', text, { active, asked, optedOut }) + more }
}
