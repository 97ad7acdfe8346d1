import { Button } from '#site/ui/controls/Button.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { OutdatedText } from '#cms/messages/word-publication.ts'
import { structurePlace } from '#site-map/block-pages.ts'
import { languageName } from '#panel/format/code-names.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { navigate } from '#panel/panel-address.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { shortened } from '#cms/panel/edit/text-chips.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { type ChangedText, textHref } from './changed-texts.ts'
import { ChangeDiff } from './ChangeDiff.tsx'
import { isEverywhere, isPageChange, languageList, languagesOf } from './change-names.ts'
import { useChipNames, useFactName, usePlaceTitle } from './useCatalogNames.ts'
import styles from './PublishPage.module.css'

type Props = {
	change: ChangedText
	/** The texts in other languages that the change makes outdated. */
	outdated: readonly OutdatedText[]
	isLeftOut: boolean
	onToggle: () => void
	onReviewed: () => void
}

export function ChangeItem(props: Props) {
	const { change, outdated, isLeftOut, onToggle, onReviewed } = props
	const { first, all } = change
	const { of = first } = outdated[0] ?? {}
	const title = usePlaceTitle()(first)
	const name = useFactName(first)
	const { facts } = useChipNames(first.language)
	const { file, place, after } = first
	/** The beginning of the new text; empty for a page's source or a structure, which are not read out. */
	const beginning =
		isPageChange(first) || structurePlace(file, place) ? '' : shortened(plainText(after, facts))
	const [newOriginal] = all.flatMap((each) => each.newOriginal ?? [])
	return (
		<article className={`reading ${styles['change']}`} data-left-out={isLeftOut || undefined}>
			<div>
				<h2>{title}</h2>
				<p className="soft">
					{isEverywhere(first) ? words.everywhere : languageName(first.language)}
					{all.length > 1 && formatMessage('es', words.alsoIn, { n: all.length - 1 })}
				</p>
				{first.changedBy !== null && first.changedAt !== null && (
					<p className="soft">
						{first.changedBy}, {formatMoment(first.changedAt)}
					</p>
				)}
				<TextButton
					aria-label={formatMessage('es', isLeftOut ? words.takeInLabel : words.leaveOutLabel, {
						title: [title, name ?? beginning].filter(Boolean).join(': '),
					})}
					onClick={onToggle}
				>
					{isLeftOut ? words.takeIn : words.leaveOut}
				</TextButton>
			</div>
			<div>
				{isLeftOut ? (
					<p className="soft">{words.leftOut}</p>
				) : (
					<>
						{name !== null && <p className={styles['name']}>{name}</p>}
						<ChangeDiff difference={first} labels={words.diff} />
						{newOriginal !== undefined && (
							<p className={styles['also']}>
								{formatMessage('es', words.newOriginal, { text: newOriginal })}
							</p>
						)}
						{outdated.length > 0 && (
							<div className={styles['outdated']}>
								<Note>
									<p>
										<b>
											{formatMessage('es', words.behind.title, {
												languages: languageList(languagesOf(outdated)),
											})}
										</b>{' '}
										{words.behind.text}
									</p>
									<div className="actions">
										<Button tone="outline" onClick={() => navigate(textHref(of, first.language))}>
											{words.behind.see}
										</Button>
										<Button tone="outline" onClick={onReviewed}>
											{words.behind.same}
										</Button>
									</div>
								</Note>
							</div>
						)}
					</>
				)}
			</div>
		</article>
	)
}
