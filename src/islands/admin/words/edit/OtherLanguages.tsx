import { TextButton } from '#components/ui/TextButton.tsx'
import { useId } from 'react'
import type { WordText } from '#contract/words.ts'
import { type Language, languageNames } from '#domain/pages/languages.ts'
import { addressText, counterpartOf } from '#domain/words/counterparts.ts'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import type { Catalog, Catalogs } from '#islands/admin/words/useCatalogs.ts'
import type { Review } from '#islands/admin/words/useReview.ts'
import type { Drafts } from '#islands/admin/words/useWordQueue.ts'
import { wordLanguages } from '#islands/admin/words/word-items.ts'
import { ChipField } from './ChipField.tsx'
import { Faults } from './EditFoot.tsx'
import { titleOf } from './opened-text.ts'
import { useSentence } from './useSentence.ts'
import styles from './SentenceSheet.module.css'

type Props = {
	text: WordText
	language: Language
	catalogs: Catalogs
	drafts: Drafts
	review: Review
	/** Address of the page in another language. */
	pageHrefOf: (language: Language) => string | null
	onReviewed: (text: WordText) => void
}

/** The same sentence in the other languages, to change it there too; for prose, links to the other pages. */
export function OtherLanguages(props: Props) {
	const { text, language, catalogs, pageHrefOf, review, onReviewed } = props
	const others = wordLanguages.filter((each) => each !== language)
	const found = others.flatMap((other) => {
		const address = counterpartOf(text, language, other)
		const catalog = catalogs.byLanguage[other]
		const same = address && catalog?.texts.get(addressText(address))
		return same && catalog ? [{ other, catalog, same }] : []
	})
	const isBehind = review.isBehind(text)
	if (found.length === 0 && text.kind !== 'prose' && !isBehind) return null
	return (
		<section>
			<h3>{words.sentence.others}</h3>
			<ToReview {...{ text, isBehind, onReviewed }} />
			{found.map((each) => (
				<Other key={addressText(each.same)} {...props} {...each} />
			))}
			{text.kind === 'prose' && (
				<>
					<ul className={styles['variables']}>
						{others.map((other) => {
							const href = pageHrefOf(other)
							return (
								href && (
									<li key={other}>
										{languageNames[other]} <PanelLink href={href}>{words.sentence.open}</PanelLink>
									</li>
								)
							)
						})}
					</ul>
					<p className="soft">{words.sentence.ownProse}</p>
				</>
			)}
		</section>
	)
}

type OtherProps = Props & { other: Language; catalog: Catalog; same: WordText }

function Other({ other, catalog, same, drafts, review, onReviewed }: OtherProps) {
	const edit = useSentence(same, catalog, drafts)
	const id = useId()
	if (edit === null) return null
	return (
		<div className={styles['other']}>
			<span>{languageNames[other]}</span>
			<div>
				<ChipField
					label={formatMessage('es', words.sentence.field, {
						name: titleOf(same),
						language: languageNames[other],
					})}
					language={other}
					value={edit.source}
					facts={edit.facts}
					isInvalid={edit.faults.length > 0}
					describedBy={id}
					onChange={edit.change}
				/>
				<Faults id={id} edit={edit} />
			</div>
			<ToReview text={same} isBehind={review.isBehind(same)} onReviewed={onReviewed} />
		</div>
	)
}

type ToReviewProps = Pick<Props, 'text' | 'onReviewed'> & { isBehind: boolean }

/** Reports that a text was changed in another language only, and offers to mark it as reviewed. */
function ToReview({ text, isBehind, onReviewed }: ToReviewProps) {
	if (!isBehind) return null
	return (
		<p className={styles['review']}>
			{words.sentence.behind}
			<TextButton onClick={() => onReviewed(text)}>{words.sentence.same}</TextButton>
		</p>
	)
}
