import { Button } from '#site/ui/controls/Button.tsx'
import { Note } from '#site/ui/text/Note.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { languageName } from '#panel/format/code-names.ts'
import { formatMoment } from '#panel/format/format-moment.ts'
import { navigate } from '#panel/panel-address.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words-publish.yaml'
import { type ChangedText, textHref } from './changed-texts.ts'
import { ChangeDiff } from './ChangeDiff.tsx'
import { isEverywhere, languageList, placeTitle } from './change-names.ts'
import { useFactName } from './useCatalogNames.ts'
import styles from './PublishPage.module.css'

type Props = {
	change: ChangedText
	/** The languages in which the change makes the text outdated. */
	outdated: readonly string[]
	isLeftOut: boolean
	onToggle: () => void
	onReviewed: () => void
}

export function ChangeItem(props: Props) {
	const { change, outdated, isLeftOut, onToggle, onReviewed } = props
	const { first, all } = change
	const title = placeTitle(first)
	const name = useFactName(first)
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
						title,
						text: name ?? first.after.slice(0, 40),
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
												languages: languageList(outdated),
											})}
										</b>{' '}
										{words.behind.text}
									</p>
									<div className="actions">
										<Button
											tone="outline"
											onClick={() => navigate(textHref(first, first.language))}
										>
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
