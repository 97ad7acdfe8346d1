import { MiniWindow } from '#site/art/windows/MiniWindow.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import { formatDayOf } from '#panel/format/format-moment.ts'
import { formatClock, formatDateTime } from '#panel/format/format-date.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { changedTexts } from './changed-texts.ts'
import { ChangeList } from './ChangeList.tsx'
import { itemsOfChanges } from './change-names.ts'
import { kindOf } from './publication-kind.ts'
import styles from './HistoryPage.module.css'

type Publication = PublicationList['publications'][number]

type Props = {
	publications: readonly Publication[]
	onUse: (id: string) => void
}

/** The publications, newest first, followed by the site's original texts. */
export function HistoryList({ publications, onUse }: Props) {
	const before = publications[1]?.id ?? originalTexts
	return (
		<div>
			<h2 className="visually-hidden">{words.list}</h2>
			{publications.length === 0 && <p className={styles['none']}>{words.none}</p>}
			<ol className={`timeline ${styles['list']}`}>
				{publications.map((publication, index) => (
					<HistoryItem
						key={publication.id}
						publication={publication}
						kind={kindOf(publications, publication)}
						isCurrent={index === 0}
						onUse={() => onUse(index === 0 ? before : publication.id)}
					/>
				))}
				<li>
					<span />
					<MiniWindow size="cell" level={publications.length === 0 ? 100 : 0} />
					<div>
						<h3>{words.original.title}</h3>
						<p>{words.original.text}</p>
						{publications.length > 0 && (
							<TextButton aria-label={words.backToOriginal} onClick={() => onUse(originalTexts)}>
								{words.back}
							</TextButton>
						)}
					</div>
				</li>
			</ol>
		</div>
	)
}

type ItemProps = {
	publication: Publication
	kind: string
	isCurrent: boolean
	onUse: () => void
}

function HistoryItem({ publication, kind, isCurrent, onUse }: ItemProps) {
	const { publishedAt, publishedBy, changes } = publication
	const texts = changedTexts(changes)
	const items = itemsOfChanges(changes)
	return (
		<li>
			<time dateTime={publishedAt}>
				{formatDayOf(publishedAt)} <i>{formatClock(publishedAt)}</i>
			</time>
			<MiniWindow size="cell" level={isCurrent ? 100 : 0} />
			<div>
				<h3>
					{kind}
					<span>, {publishedBy}</span>
				</h3>
				{isCurrent && (
					<p>
						<b>{words.current}</b>
					</p>
				)}
				<p>{formatMessage('es', words.changes, { n: texts.length, items })}</p>
				{texts.length > 0 && (
					<Disclosure summary={words.see}>
						<ChangeList changes={changes} labels={words.diff} />
					</Disclosure>
				)}
				<TextButton
					aria-label={
						isCurrent
							? publishWords.done.undo
							: formatMessage('es', words.backLabel, { time: formatDateTime(publishedAt) })
					}
					onClick={onUse}
				>
					{isCurrent ? publishWords.done.undo : words.back}
				</TextButton>
			</div>
		</li>
	)
}
