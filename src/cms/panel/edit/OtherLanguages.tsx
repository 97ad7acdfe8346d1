import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { WordText } from '#cms/messages/words.ts'
import { languageNames } from '#site-map/languages.ts'
import { textId, translationAddress } from '#cms/reader/rules/word-address.ts'
import words from '#content/messages/es/panel/words.yaml'
import type { PageState } from '#cms/panel/editor/usePage.ts'
import { Mark } from '#cms/panel/tree/WordTree.tsx'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import type { WordsState } from '#cms/panel/useWordsState.ts'
import { wordLanguages } from '#cms/panel/word-items.ts'
import { fieldLabel } from './opened-text.ts'
import { SentenceField } from './SentenceField.tsx'
import { type SentenceEdit, useSentence } from './useSentence.ts'
import styles from './Sentence.module.css'
import detailStyles from './SentenceDetails.module.css'

export type OpenedProps = {
	state: WordsState
	page: PageState
	edit: SentenceEdit
	catalog: Catalog
}

/**
 * The same sentence in the other languages, to change it there too. Prose is not listed, because each language has its
 * own.
 */
export function OtherLanguages({ state, edit: { text }, catalog }: OpenedProps) {
	const { changes } = state
	const { language } = text
	const others = wordLanguages().filter((each) => each !== language)
	const found = others.flatMap((other) => {
		const address = translationAddress(text, language, other)
		return (address && catalog.texts.get(textId(address))) ?? []
	})
	const isProse = text.kind === 'prose'
	if (found.length === 0 && !isProse && !changes.isOutdated(text)) return null
	return (
		<section>
			<h3>{words.sentence.others}</h3>
			<ToReview state={state} text={text} />
			{found.map((each) => (
				<Other key={textId(each)} text={each} {...{ state, catalog }} />
			))}
			{isProse && <p className="soft">{words.sentence.ownProse}</p>}
		</section>
	)
}

type OtherProps = Pick<OpenedProps, 'state' | 'catalog'> & { text: WordText }

function Other({ state, catalog, text }: OtherProps) {
	const edit = useSentence(text, catalog, state.drafts)
	if (edit === null) return null
	return (
		<div className={styles['other']}>
			<span>{languageNames[text.language]}</span>
			<div className="editor">
				<SentenceField label={fieldLabel(text)} hrefOf={state.hrefOf} {...{ edit, catalog }} />
			</div>
			<ToReview state={state} text={text} />
		</div>
	)
}

/** Reports that a text was changed in another language only, and offers to mark it as reviewed. */
function ToReview({ state, text }: { state: WordsState; text: WordText }) {
	if (!state.changes.isOutdated(text)) return null
	return (
		<p className={`row ${detailStyles['review']}`}>
			<Mark mark="blind" />
			{words.sentence.behind}
			<TextButton onClick={() => state.handleReviewed(text)}>{words.sentence.same}</TextButton>
		</p>
	)
}
