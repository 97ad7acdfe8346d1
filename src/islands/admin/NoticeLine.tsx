import { Note } from '#components/ui/Note.tsx'
import { findingWords as words } from '#content/panel/es/findings.ts'
import { shellWords } from '#content/panel/es/shell.ts'
import type { OwnerFindings } from '#contract/owner-findings.ts'
import { delayCause, pauseCause } from '#domain/letters/refusals.ts'
import { formatMessage } from './format-message.ts'
import { letterPath } from './letters/letter-path.ts'
import { PanelLink } from './PanelLink.tsx'
import styles from './NoticeLine.module.css'

/** Above the heading of every place: what waits for the owner, in the words of the notice mail. */
export function NoticeLine({
	stuckMails,
	stuckCode,
	letter,
	deadMailbox,
	freeMegabytes,
}: OwnerFindings) {
	const isQuiet = stuckMails === 0 && letter === null && deadMailbox === null
	if (isQuiet && freeMegabytes === null) return null
	return (
		<div className={`frame ${styles['notice']}`}>
			<Note>
				{letter && <LetterNotice {...letter} />}
				{stuckMails > 0 && (
					<p>
						{formatMessage(words.stuck, { n: stuckMails })}{' '}
						{stuckCode !== null &&
							formatMessage(words.stuckCauses[delayCause(stuckCode)], { code: stuckCode })}
					</p>
				)}
				{deadMailbox !== null && <p>{formatMessage(words.mailbox, { code: deadMailbox })}</p>}
				{freeMegabytes !== null && <p>{formatMessage(words.disk, { mb: freeMegabytes })}</p>}
			</Note>
		</div>
	)
}

function LetterNotice({ id, name, reason, code }: NonNullable<OwnerFindings['letter']>) {
	const values = { letter: name, code: code === null ? '' : ` (${code})` }
	return (
		<p>
			{formatMessage(words[pauseCause(reason, code)], values)}{' '}
			<PanelLink href={letterPath({ id, state: 'paused' })}>{shellWords.seeLetter}</PanelLink>
		</p>
	)
}
