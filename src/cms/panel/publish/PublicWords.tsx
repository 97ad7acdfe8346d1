import { useQueryClient } from '@tanstack/react-query'
import { Button, ButtonLink } from '#site/ui/controls/Button.tsx'
import type { OwnPageRow } from '#cms/messages/own-pages.ts'
import { originalTexts, type PublicationList } from '#cms/messages/word-publication.ts'
import { pathOf } from '#site-map/pages.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatClock } from '#panel/format/format-date.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { useOwnPages } from '#cms/panel/pages/pages-api.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { changedTexts } from './changed-texts.ts'
import { invalidateChanges, publishAgain } from './publish-api.ts'
import styles from './PublishPage.module.css'

type Props = PublicationList & {
	/** Whether the last publication was made on this page. */
	isNew: boolean
}

export function PublicWords({ publications: [last, before], isNew }: Props) {
	const client = useQueryClient()
	const { isBusy, run } = useAction()
	const ownPages = useOwnPages()
	const { done, empty, notices } = words
	const changes = changedTexts(last?.changes ?? [])
	const page = isNew ? pageOf(changes, ownPages) : undefined

	async function undo() {
		const refused = { conflict: notices.busy, 'not-found': notices.busy }
		await run({ action: done.undo, done: words.undone, refused }, async () => {
			await publishAgain({ id: before?.id ?? originalTexts })
			await invalidateChanges(client)
		})
	}

	return (
		<>
			<PlaceHeading>
				{isNew && last
					? formatMessage('es', done.title, { time: formatClock(last.publishedAt) })
					: empty.title}
			</PlaceHeading>
			<div className={styles['end']}>
				<p className="say">
					{isNew ? formatMessage('es', done.text, { n: changes.length }) : empty.text}
				</p>
				{last && !isNew && (
					<p>
						{formatMessage('es', empty.last, {
							time: formatMoment(last.publishedAt),
							name: last.publishedBy,
						})}
					</p>
				)}
				<div className="actions">
					<ButtonLink href={page ?? '/'}>{page === undefined ? done.see : done.seePage}</ButtonLink>
					{last && (
						<Button tone="outline" aria-busy={isBusy} onClick={() => void undo()}>
							{isBusy ? done.undoing : done.undo}
						</Button>
					)}
				</div>
				{last && <p className="soft">{done.undoText}</p>}
				<p>
					<PanelLink href="/waitlist/textos">{words.toTexts}</PanelLink>
					{'\u00A0· '}
					<PanelLink href="/waitlist/textos/historial">{words.toHistory}</PanelLink>
				</p>
			</div>
		</>
	)
}

/** The address of the page that all changes belong to; undefined if they belong to several, or the page is gone. */
function pageOf(
	changes: ReturnType<typeof changedTexts>,
	ownPages: readonly OwnPageRow[],
): string | undefined {
	const paths = changes.map(({ first: { file, language }, item }) => {
		const own = ownPages.find((each) => each.file === file && !each.isRemoved)
		return own?.path ?? (item?.page && pathOf(item.page, language))
	})
	const [only, ...others] = new Set(paths)
	return others.length === 0 ? only : undefined
}
