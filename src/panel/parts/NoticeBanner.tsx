import { Note } from '#site/ui/text/Note.tsx'
import words from '#content/messages/es/panel/findings.yaml'
import shellWords from '#content/messages/es/panel/shell.yaml'
import type { OwnerNotices } from '#features/notices/messages/owner-notices.ts'
import { delayCause } from '#features/letters/rules/refusals.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { formatDateTime } from '#panel/format/format-date.ts'
import { PanelLink } from './PanelLink.tsx'
import styles from './NoticeBanner.module.css'

/** Above the heading of every place: tasks waiting for the owner, in the words of the notice email. */
export function NoticeBanner({ sentences, deadMailServer }: OwnerNotices) {
	if (sentences.length === 0 && deadMailServer === null) return null
	return (
		<div className={`frame ${styles['notice']}`}>
			<Note>
				{deadMailServer && <p>{outageSentence(deadMailServer)}</p>}
				{sentences.map(({ text, more }) => (
					<p key={text}>
						{text} {more && <PanelLink href={more.path}>{shellWords[more.label]}</PanelLink>}
					</p>
				))}
			</Note>
		</div>
	)
}

function outageSentence({ since, code }: NonNullable<OwnerNotices['deadMailServer']>): string {
	const sentence = words.mailServer[delayCause(code) === 'login' ? 'login' : 'away']
	return formatMessage('es', sentence, { code, time: formatDateTime(since) })
}
