import { MiniWindow } from '#components/art/MiniWindow.tsx'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import { TextButton } from '#components/ui/TextButton.tsx'
import { originalTexts, type PublicationList } from '#contract/word-publication.ts'
import { formatDayOf } from '#islands/admin/account/format-moment.ts'
import { formatClock, formatDateTime } from '#islands/admin/format-date.ts'
import { formatMessage } from '#words/format-message.ts'
import publishWords from '#content/messages/es/panel/words-publish.yaml'
import words from '#content/messages/es/panel/words-history.yaml'
import { changedTexts } from './changed-texts.ts'
import { ChangeDiff } from './ChangeDiff.tsx'
import { languageTitle, placeTitle } from './change-titles.ts'
import { factName, languageOfFact } from './fact-names.ts'
import type { ShownValues } from './useShownValues.ts'
import styles from './HistoryPage.module.css'

type Publication = PublicationList['publications'][number]

type Props = {
	publications: readonly Publication[]
	values: ShownValues
	isBusy: boolean
	onUse: (id: string) => void
}

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** The publications, the newest first, down to the texts that came with the site. */
export function HistoryList({ publications, values, isBusy, onUse }: Props) {
	const before = publications[1]?.id ?? originalTexts
	return (
		<div>
			<h2 className="visually-hidden">{words.list}</h2>
			{publications.length === 0 && <p className={styles['none']}>{words.none}</p>}
			<ol className={styles['cord']} aria-busy={isBusy}>
				{publications.map((publication, index) => (
					<HistoryItem
						key={publication.id}
						publication={publication}
						values={values}
						isCurrent={index === 0}
						onUse={() => onUse(index === 0 ? before : publication.id)}
					/>
				))}
				<li>
					<time />
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
	values: ShownValues
	isCurrent: boolean
	onUse: () => void
}

function HistoryItem({ publication, values, isCurrent, onUse }: ItemProps) {
	const { publishedAt, publishedBy, changes } = publication
	const texts = changedTexts(changes)
	const items = list.format([...new Set(texts.map(({ first }) => placeTitle(first)))])
	return (
		<li>
			<time dateTime={publishedAt}>
				{formatDayOf(publishedAt)}
				<i>{formatClock(publishedAt)}</i>
			</time>
			<MiniWindow size="cell" level={isCurrent ? 100 : 0} />
			<div>
				<h3>
					{isCurrent ? words.current : words.publication}
					<span>, {publishedBy}</span>
				</h3>
				<p>{formatMessage('es', words.changes, { n: texts.length, items })}</p>
				{texts.length > 0 && (
					<Disclosure summary={words.see}>
						{texts.map(({ addresses, first }) => (
							<div key={addresses[0]} className={styles['difference']}>
								<p>{whereOf(first, values)}</p>
								<ChangeDiff difference={first} values={values} labels={words.diff} />
							</div>
						))}
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

/** The page and language of a text, or the form and name of a fact. */
function whereOf(first: Publication['changes'][number], { claims }: ShownValues): string {
	const isEverywhere = first.file.startsWith('facts/') && languageOfFact(first.place) === null
	const name = factName(first, claims)
	return [
		placeTitle(first),
		...(name === null ? [] : [name]),
		...(isEverywhere ? [] : [languageTitle(first.language)]),
	].join(', ')
}
