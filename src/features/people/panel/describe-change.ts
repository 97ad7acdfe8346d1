import type { ListChange } from '#features/people/messages/list-change.ts'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import listWords from '#content/messages/es/panel/list.yaml'

const { tagging, erasure, importing } = listWords

export function describeChange({ kind, state, done: n, total, result }: ListChange): Announcement {
	if (state === 'stopped') {
		const { title, text } = (kind === 'erasure' ? erasure : tagging).stopped
		return { title, text: formatMessage('es', text, { n, total }) }
	}
	if (kind === 'erasure') {
		return { ...erasure.done, text: formatMessage('es', erasure.done.text, { n }) }
	}
	if (kind === 'import') return describeImport(result)
	if (kind === 'undo') {
		const { title, text } = importing.undone
		const { erased = 0, restored = 0, kept = 0 } = result
		return { title, text: formatMessage('es', text, { erased, restored, kept }) }
	}
	const { changed = 0, full = 0 } = result
	const { title, text } = tagging.done
	const more = full === 0 ? '' : ` ${formatMessage('es', tagging.full, { n: full })}`
	return { title, text: formatMessage('es', text, { changed }) + more }
}

function describeImport(result: ListChange['result']): Announcement {
	const { title, text } = importing.done
	const { active = 0, asked = 0, 'opted-out': optedOut = 0, kept = 0 } = result
	const more = kept === 0 ? '' : ` ${formatMessage('es', importing.kept, { n: kept })}`
	return { title, text: formatMessage('es', text, { active, asked, optedOut }) + more }
}
