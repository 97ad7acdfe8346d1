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
export function NoticeBanner({
	stuckMails,
	stuckCode,
	deadMailServer,
	letter,
	deadMailbox,
	requests,
	isDatabaseDamaged,
	brokenPages,
	freeMegabytes,
}: OwnerFindings) {
	const [path] = brokenPages
	const told = (['overdue', 'soon', 'refused'] as const).filter((name) => requests[name] > 0)
	const hasRequests = told.length > 0
	const isQuiet =
		stuckMails === 0 &&
		!hasRequests &&
		letter === null &&
		deadMailbox === null &&
		path === undefined
	if (isQuiet && deadMailServer === null && !isDatabaseDamaged && freeMegabytes === null)
		return null
	return (
		<div className={`frame ${styles['notice']}`}>
			<Note>
				{isDatabaseDamaged && <p>{words.damage}</p>}
				{path !== undefined && (
					<p>{formatMessage('es', words.pages, { n: brokenPages.length, path })}</p>
				)}
				{deadMailServer && <p>{outageSentence(deadMailServer)}</p>}
				{letter && <LetterNotice {...letter} />}
				{hasRequests && (
					<p>
						{told
							.map((name) => formatMessage('es', words.requests[name], { n: requests[name] }))
							.join(' ')}{' '}
						<PanelLink href="/waitlist/bajas">{shellWords.seeRequests}</PanelLink>
					</p>
				)}
				{stuckMails > 0 && (
					<p>
						{formatMessage('es', words.stuck, { n: formatNumber(stuckMails) })}{' '}
						{stuckCode !== null &&
							formatMessage('es', words.stuckCauses[delayCause(stuckCode)], { code: stuckCode })}
					</p>
				)}
				{deadMailbox !== null && <p>{formatMessage('es', words.mailbox, { code: deadMailbox })}</p>}
				{freeMegabytes !== null && (
					<p>{formatMessage('es', words.disk, { mb: formatNumber(freeMegabytes) })}</p>
				)}
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
		<p>
			{formatMessage('es', words[pauseCause(reason, code)], values)}{' '}
			<PanelLink href={letterPath({ id, state: 'paused' })}>{shellWords.seeLetter}</PanelLink>
		</p>
	)
}
