import { Note } from '#site/ui/text/Note.tsx'
import words from '#content/messages/es/panel/findings.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { OwnerFindings } from '#features/notices/messages/owner-findings.ts'
import { delayCause, pauseCause } from '#features/letters/rules/refusals.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { formatNumber } from '#panel/format/format-number.ts'
import { letterPath } from '#panel/panel-address.ts'
import { PanelLink } from './PanelLink.tsx'
import styles from './NoticeBanner.module.css'

/** Above the heading of every place: tasks waiting for the owner, in the words of the notice email. */
export function NoticeBanner(findings: OwnerFindings) {
	const { stuckMails, stuckCode, deadMailServer, letter, deadMailbox, requests } = findings
	const { isDatabaseDamaged, brokenPages, freeMegabytes } = findings
	const [path] = brokenPages
	const told = (['overdue', 'soon', 'refused'] as const).filter((name) => requests[name] > 0)
	const tasks = [
		isDatabaseDamaged && words.damage,
		path !== undefined && formatMessage('es', words.pages, { n: brokenPages.length, path }),
		deadMailServer && outageSentence(deadMailServer),
		letter && <LetterNotice {...letter} />,
		told.length > 0 && (
			<>
				{told
					.map((name) => formatMessage('es', words.requests[name], { n: requests[name] }))
					.join(' ')}{' '}
				<PanelLink href="/waitlist/bajas">{shellWords.seeRequests}</PanelLink>
			</>
		),
		stuckMails > 0 && (
			<>
				{formatMessage('es', words.stuck, { n: formatNumber(stuckMails) })}{' '}
				{stuckCode !== null &&
					formatMessage('es', words.stuckCauses[delayCause(stuckCode)], { code: stuckCode })}
			</>
		),
		deadMailbox !== null && formatMessage('es', words.mailbox, { code: deadMailbox }),
		freeMegabytes !== null && formatMessage('es', words.disk, { mb: formatNumber(freeMegabytes) }),
	].filter(Boolean)
	if (tasks.length === 0) return null
	return (
		<div className={`frame ${styles['notice']}`}>
			<Note>
				{tasks.map((task, index) => (
					// Each has its own place.
					// oxlint-disable-next-line react/no-array-index-key
					<p key={index}>{task}</p>
				))}
			</Note>
		</div>
	)
}

function outageSentence({ since, code }: NonNullable<OwnerFindings['deadMailServer']>): string {
	const sentence = words.mailServer[delayCause(code) === 'login' ? 'login' : 'away']
	return formatMessage('es', sentence, { code, time: formatDateTime(since) })
}

function LetterNotice({ id, name, reason, code }: NonNullable<OwnerFindings['letter']>) {
	const values = { letter: name, code: code === null ? '' : ` (${code})` }
	return (
		<>
			{formatMessage('es', words[pauseCause(reason, code)], values)}{' '}
			<PanelLink href={letterPath({ id, state: 'paused' })}>{shellWords.seeLetter}</PanelLink>
		</>
	)
}
