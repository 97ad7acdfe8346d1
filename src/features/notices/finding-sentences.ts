import { delayCause, pauseCause } from '#features/letters/rules/refusals.ts'
import { words } from '#cms/reader/entries.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import type { OwnerNotices } from './messages/owner-notices.ts'
import type { OwnerFindings } from './owner-findings.ts'

type Sentence = OwnerNotices['sentences'][number]

export function findingSentences(findings: OwnerFindings): readonly Sentence[] {
	const sentences = words('panelFindings')
	const { stuckMails, letter, deadMailbox, isDatabaseDamaged, brokenPages, freeMegabytes } =
		findings
	const [path] = brokenPages
	const requests = requestSentences(findings.requests)
	return [
		isDatabaseDamaged && plain(sentences.damage),
		path !== undefined &&
			plain(formatMessage('es', sentences.pages, { n: brokenPages.length, path })),
		letter && letterSentence(letter),
		requests !== '' && {
			text: requests,
			more: { label: 'seeRequests', path: '/waitlist/bajas' } as const,
		},
		stuckMails > 0 && plain(stuckSentence(findings)),
		deadMailbox !== null && plain(formatMessage('es', sentences.mailbox, { code: deadMailbox })),
		freeMegabytes !== null && plain(formatMessage('es', sentences.disk, { mb: freeMegabytes })),
	].filter((sentence) => sentence !== null && sentence !== false)
}

function plain(text: string): Sentence {
	return { text, more: null }
}

function requestSentences(requests: OwnerFindings['requests']): string {
	const sentences = words('panelFindings').requests
	return (['overdue', 'soon', 'refused'] as const)
		.filter((name) => requests[name] > 0)
		.map((name) => formatMessage('es', sentences[name], { n: requests[name] }))
		.join(' ')
}

function letterSentence({
	id,
	name,
	reason,
	code,
}: NonNullable<OwnerFindings['letter']>): Sentence {
	const sentence = words('panelFindings')[pauseCause(reason, code)]
	const values = { letter: name, code: code === null ? '' : ` (${code})` }
	return {
		text: formatMessage('es', sentence, values),
		more: { label: 'seeLetter', path: `/waitlist/cartas/carta?id=${encodeURIComponent(id)}` },
	}
}

function stuckSentence({ stuckMails, stuckCode: code }: OwnerFindings): string {
	const { stuck, stuckCauses } = words('panelFindings')
	const sentence = formatMessage('es', stuck, { n: stuckMails.toLocaleString('es-ES') })
	if (code === null) return sentence
	return `${sentence} ${formatMessage('es', stuckCauses[delayCause(code)], { code })}`
}
