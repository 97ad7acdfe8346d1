import { TextButton } from '#site/ui/controls/TextButton.tsx'
import { languageNames } from '#site-map/languages.ts'
import { factNamesIn, isReference } from '#cms/reader/rules/source-text.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { useOwnTitles } from '#cms/panel/pages/pages-api.ts'
import { plainText } from '#cms/panel/plain-text.ts'
import { nameOfItem } from '#cms/panel/word-items.ts'
import { linkName } from './link-name.ts'
import { headingOf, titleOf } from './opened-text.ts'
import { type OpenedProps, OtherLanguages } from './OtherLanguages.tsx'
import type { SentenceEdit } from './useSentence.ts'
import { VariableList } from './VariableList.tsx'
import styles from './SentenceDetails.module.css'

type SheetProps = OpenedProps & {
	/**
	 * `n` is the position of the text on the page, `total` the number of texts there; null if the page does not show the
	 * text.
	 */
	number: { readonly n: number; readonly total: number } | null
}

export function SentenceDetails({ state, edit, catalog, number }: SheetProps) {
	const { text, source, facts } = edit
	const { language } = text
	const heading = text.kind === 'prose' ? headingOf(text, catalog) : undefined
	const names = [...new Set(factNamesIn(source))].filter((name) => facts[name] !== undefined)
	const item = state.ownPage?.title ?? nameOfItem(state.item)
	const where = { item, language: languageNames[language] }
	return (
		<aside className={styles['details']} aria-label={words.sentence.label}>
			<header>
				<PanelLink href={state.closedHref}>{words.pages}</PanelLink>
				{number && (
					<span className="soft">{formatMessage('es', words.sentence.number, number)}</span>
				)}
			</header>
			<h2 lang={heading === undefined ? undefined : language}>{heading ?? titleOf(text)}</h2>
			<p className="soft">
				{formatMessage('es', words.sentence.where, where)} {seenIn(edit, number !== null)}
			</p>
			<Original edit={edit} />
			<OtherLanguages {...{ state, edit, catalog }} />
			{names.length > 0 && (
				<section>
					<h3>{words.sentence.variables}</h3>
					<VariableList
						{...{ names, facts }}
						places={catalog.places[language]}
						hrefOf={state.hrefOf}
					/>
				</section>
			)}
			<PlaceList edit={edit} />
			<p className="soft">{words.notHere}</p>
		</aside>
	)
}

function seenIn({ text }: SentenceEdit, isOnPage: boolean): string {
	if (isOnPage) return words.sentence.inPlace
	return isReference(text.text) ? words.sentence.byFact : words.sentence.notShown
}

export function Original({ edit }: { edit: SentenceEdit }) {
	const { text, original, source, facts, change } = edit
	const isLink = text.kind === 'link'
	const ownPages = useOwnTitles()
	return (
		<section>
			<h3>
				{words.sentence.original}
				{source !== original && (
					<TextButton onClick={() => change(original)}>{words.sentence.toOriginal}</TextButton>
				)}
			</h3>
			{text.draft?.isOriginalChanged && <p className="bad">{words.sentence.originalChanged}</p>}
			{source === original ? (
				<p className="soft">{words.sentence.asOriginal}</p>
			) : (
				<p lang={isLink ? undefined : text.language}>
					{isLink ? linkName(original, ownPages) : plainText(original, facts)}
				</p>
			)}
		</section>
	)
}

export function PlaceList({ edit: { places, isTogether, setTogether } }: { edit: SentenceEdit }) {
	return (
		<section>
			<h3>{formatMessage('es', words.sentence.places, { n: places.count })}</h3>
			<p>{places.items.join('; ')}.</p>
			{places.alike.length > 1 && (
				<TextButton onClick={() => setTogether(!isTogether)}>
					{isTogether
						? words.sentence.onlyHere
						: formatMessage('es', words.sentence.everywhere, { n: places.alike.length })}
				</TextButton>
			)}
		</section>
	)
}
