import { TextButton } from '#components/ui/TextButton.tsx'
import type { WordText } from '#contract/words.ts'
import { languageNames } from '#domain/pages/languages.ts'
import { addressText, counterpartOf } from '#domain/words/counterparts.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import { deskPath } from '#islands/admin/words/desk-address.ts'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import type { Desk } from '#islands/admin/words/useDesk.ts'
import { languagesOf, wordLanguages } from '#islands/admin/words/word-items.ts'
import { fieldLabel } from './opened-text.ts'
import { SentenceField } from './SentenceField.tsx'
import { type SentenceEdit, useSentence } from './useSentence.ts'
import styles from './Sentence.module.css'
import sheetStyles from './SentenceSheet.module.css'

export type OpenedProps = { desk: Desk; edit: SentenceEdit; catalog: Catalog }

/** The same sentence in the other languages, to change it there too; for prose, links to the other pages. */
export function OtherLanguages({ desk, edit: { text }, catalog: { language } }: OpenedProps) {
	const { catalogs, item, review } = desk
	const others = wordLanguages.filter((each) => each !== language)
	const found = others.flatMap((other) => {
		const address = counterpartOf(text, language, other)
		const catalog = catalogs.byLanguage[other]
		const same = address && catalog?.texts.get(addressText(address))
		return same && catalog ? [{ catalog, same }] : []
	})
	const isProse = text.kind === 'prose'
	if (found.length === 0 && !isProse && !review.isBehind(text)) return null
	return (
		<section>
			<h3>{words.sentence.others}</h3>
			<ToReview desk={desk} text={text} />
			{found.map((each) => (
				<Other key={addressText(each.same)} desk={desk} {...each} />
			))}
			{isProse && (
				<>
					<ul className={sheetStyles['variables']}>
						{languagesOf(item)
							.filter((other) => other !== language)
							.map((other) => (
								<li key={other}>
									{languageNames[other]}{' '}
									<PanelLink href={deskPath({ item: item.name, language: other })}>
										{words.sentence.open}
									</PanelLink>
								</li>
							))}
					</ul>
					<p className="soft">{words.sentence.ownProse}</p>
				</>
			)}
		</section>
	)
}

function Other({ desk, catalog, same }: { desk: Desk; catalog: Catalog; same: WordText }) {
	const edit = useSentence(same, catalog, desk.drafts)
	if (edit === null) return null
	return (
		<div className={styles['other']}>
			<span>{languageNames[catalog.language]}</span>
			<div>
				<SentenceField label={fieldLabel(same, catalog.language)} {...{ desk, edit, catalog }} />
			</div>
			<ToReview desk={desk} text={same} />
		</div>
	)
}

/** Reports that a text was changed in another language only, and offers to mark it as reviewed. */
function ToReview({ desk, text }: { desk: Desk; text: WordText }) {
	if (!desk.review.isBehind(text)) return null
	return (
		<p className={sheetStyles['review']}>
			{words.sentence.behind}
			<TextButton onClick={() => desk.handleReviewed(text)}>{words.sentence.same}</TextButton>
		</p>
	)
}
